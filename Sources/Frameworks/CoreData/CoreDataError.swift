import Foundation

/// The number of the error for an object of whose required values one is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// The number of the error for several things at once.
public let NSValidationMultipleErrorsError = 1560
/// The number of the error for an object that may not be deleted as long as it has others.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// The number of the error for an object that is not there.
public let NSManagedObjectReferentialIntegrityError = 133000
/// The number of the error for values of which each may be there once.
public let NSManagedObjectConstraintMergeError = 133021
/// The number of the error for a conflict.
public let NSManagedObjectMergeError = 133020
/// The number of the error for a coordinator without a store.
public let NSPersistentStoreCoordinatorError = 134000
/// The key of the object that an error is about.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the property that an error is about.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of several errors in one.
public let NSDetailedErrorsKey = "NSDetailedErrors"

enum CoreDataError {
  /// An error as Core Data throws it.
  static func error(
    _ code: Int, about object: NSManagedObject? = nil, key: String? = nil, _ text: String
  ) -> NSError {
    var information: [String: Any] = [NSLocalizedDescriptionKey: text]
    information[NSValidationObjectErrorKey] = object
    information[NSValidationKeyErrorKey] = key
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: information)
  }

  /// One error for all.
  static func error(of errors: [NSError]) -> NSError? {
    guard errors.count > 1 else { return errors.first }
    return NSError(
      domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
      userInfo: [NSDetailedErrorsKey: errors])
  }
}
