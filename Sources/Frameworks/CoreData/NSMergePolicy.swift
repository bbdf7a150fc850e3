public import Foundation

/// Who is right where two objects have values of which each may be there once.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType,
    mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType, rollbackMergePolicyType
}

/// What is done about conflicts: about values of which each may be there once, since nobody else writes.
open class NSMergePolicy: NSObject {
  /// The kind of the policy.
  public let mergeType: NSMergePolicyType

  /// A policy of a kind.
  public init(merge type: NSMergePolicyType) { mergeType = type }

  /// Saving fails.
  open class var error: NSMergePolicy { NSMergePolicy(merge: .errorMergePolicyType) }
  /// What was saved stays.
  open class var rollback: NSMergePolicy { NSMergePolicy(merge: .rollbackMergePolicyType) }
  /// What is saved wins.
  open class var overwrite: NSMergePolicy { NSMergePolicy(merge: .overwriteMergePolicyType) }
  /// What is saved wins.
  open class var mergeByPropertyObjectTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  }
  /// What was saved stays.
  open class var mergeByPropertyStoreTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  }
}

/// Saving fails.
public var NSErrorMergePolicy: AnyObject { NSMergePolicy.error }
/// What was saved stays.
public var NSRollbackMergePolicy: AnyObject { NSMergePolicy.rollback }
/// What is saved wins.
public var NSOverwriteMergePolicy: AnyObject { NSMergePolicy.overwrite }
/// What is saved wins.
public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject {
  NSMergePolicy.mergeByPropertyObjectTrump
}
/// What was saved stays.
public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject {
  NSMergePolicy.mergeByPropertyStoreTrump
}
