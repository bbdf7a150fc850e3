public import UIKitCore

// Names of activities and of what apps are opened with, from before Swift 4.2.

/// UIKit's name before Swift 4 of `UIActivity.ActivityType.postToFacebook`.
public let UIActivityTypePostToFacebook = UIActivity.ActivityType.postToFacebook
/// UIKit's name before Swift 4 of `UIActivity.ActivityType.postToTwitter`.
public let UIActivityTypePostToTwitter = UIActivity.ActivityType.postToTwitter
/// UIKit's name before Swift 4 of `UIActivity.ActivityType.postToWeibo`.
public let UIActivityTypePostToWeibo = UIActivity.ActivityType.postToWeibo
/// UIKit's name before Swift 4.2 of `UIActivity.ActivityType.message`.
public let UIActivityTypeMessage = UIActivity.ActivityType.message
/// UIKit's name before Swift 4.2 of `UIActivity.ActivityType.mail`.
public let UIActivityTypeMail = UIActivity.ActivityType.mail
/// UIKit's name before Swift 4 of `UIActivity.ActivityType.print`.
public let UIActivityTypePrint = UIActivity.ActivityType.print
/// UIKit's name before Swift 4.2 of `UIActivity.ActivityType.copyToPasteboard`.
public let UIActivityTypeCopyToPasteboard = UIActivity.ActivityType.copyToPasteboard
/// UIKit's name before Swift 4.2 of `UIActivity.ActivityType.assignToContact`.
public let UIActivityTypeAssignToContact = UIActivity.ActivityType.assignToContact
/// UIKit's name before Swift 4.2 of `UIActivity.ActivityType.saveToCameraRoll`.
public let UIActivityTypeSaveToCameraRoll = UIActivity.ActivityType.saveToCameraRoll
/// UIKit's name before Swift 4.2 of `UIActivity.ActivityType.addToReadingList`.
public let UIActivityTypeAddToReadingList = UIActivity.ActivityType.addToReadingList
/// UIKit's name before Swift 4 of `UIActivity.ActivityType.postToFlickr`.
public let UIActivityTypePostToFlickr = UIActivity.ActivityType.postToFlickr
/// UIKit's name before Swift 4 of `UIActivity.ActivityType.postToVimeo`.
public let UIActivityTypePostToVimeo = UIActivity.ActivityType.postToVimeo
/// UIKit's name before Swift 4 of `UIActivity.ActivityType.postToTencentWeibo`.
public let UIActivityTypePostToTencentWeibo = UIActivity.ActivityType.postToTencentWeibo
/// UIKit's name before Swift 4.2 of `UIActivity.ActivityType.airDrop`.
public let UIActivityTypeAirDrop = UIActivity.ActivityType.airDrop
/// UIKit's name before Swift 4.2 of `UIActivity.ActivityType.openInIBooks`.
public let UIActivityTypeOpenInIBooks = UIActivity.ActivityType.openInIBooks
