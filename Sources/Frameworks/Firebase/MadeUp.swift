package import AnimSourceRuntime
import UIKitCore

// What a screen is given where no code says which: what the service itself would give.

extension Auth: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? { auth() }
}

extension User: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    User("anna@example.com")
  }
}

extension Firestore: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? { firestore() }
}

extension Query: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    Firestore.firestore().collection("items")
  }
}

extension DocumentReference: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    Firestore.firestore().collection("items").document("item")
  }
}

extension Database: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? { database() }
}

extension DatabaseQuery: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    Database.database().reference()
  }
}

extension Storage: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? { storage() }
}

extension StorageReference: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    Storage.storage().reference()
  }
}

extension RemoteConfig: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? { remoteConfig() }
}
