import AnimFirebase
import AnimLayers
import Foundation
import Testing
import UIKitCore

@testable import AnimSourceRuntime

/// Someone as a document.
private struct Member: Codable, Equatable {
  @DocumentID var id: String?
  var name: String
  var born: Date
  var score: Int
  var tags: [String]
}

/// People, documents, trees, files and settings, where the library is not at hand.
@MainActor struct FirebaseTests {
  @Test func `nobody is signed in, and who tries succeeds`() {
    withServers([:]) { clock in
      var told: [String?] = []
      let handle = Auth.auth().addStateDidChangeListener { told.append($1?.email) }
      clock.advance(to: 0.2)
      #expect(Auth.auth().currentUser == nil && told == [nil])
      var mistake: NSError?
      Auth.auth().createUser(withEmail: "a@b.c", password: "123") { mistake = $1 as NSError? }
      clock.advance(to: 0.4)
      #expect(mistake?.code == AuthErrorCode.weakPassword.rawValue)
      var name: String?
      Auth.auth().signIn(withEmail: "a@b.c", password: "123456") { result, _ in
        name = result?.user.email
      }
      clock.advance(to: 0.6)
      #expect(name == "a@b.c" && told == [nil, "a@b.c"])
      Auth.auth().removeStateDidChangeListener(handle)
      #expect((try? Auth.auth().signOut()) != nil)
      #expect(Auth.auth().currentUser == nil && told.count == 2)
    }
    withServers([:]) { _ in #expect(Auth.auth().currentUser == nil) }
  }

  @Test func `documents are found by their fields, in an order, and told of when they change`() {
    withServers([:]) { clock in
      let people = Firestore.firestore().collection("people")
      var told: [[String]] = []
      var kinds: [DocumentChangeType] = []
      let listener = people.whereField("age", isGreaterThan: 20).order(by: "age", descending: true)
        .limit(to: 2).addSnapshotListener { snapshot, _ in
          told.append(snapshot?.documents.compactMap { $0.data()["name"] as? String } ?? [])
          kinds = snapshot?.documentChanges.map(\.type) ?? []
        }
      clock.advance(to: 0.2)
      people.document("a").setData(["name": "Ann", "age": 30])
      people.document("b").setData(["name": "Bob", "age": 20])
      people.addDocument(data: ["name": "Cid", "age": 40])
      clock.advance(to: 0.4)
      people.document("b").updateData(["age": FieldValue.increment(Int64(15))])
      clock.advance(to: 0.6)
      #expect(told == [[], ["Cid", "Ann"], ["Cid", "Bob"]])
      #expect(kinds == [.removed, .added])
      listener.remove()
      people.document("a").delete()
      clock.advance(to: 0.8)
      #expect(told.count == 3)
    }
  }

  @Test func `documents are values of an app's types`() throws {
    try withServers([:]) { clock in
      let people = Firestore.firestore().collection("teams/x/people")
      let born = Date(timeIntervalSince1970: 1_000_000)
      let member = Member(id: nil, name: "Ann", born: born, score: 3, tags: ["a"])
      try people.document("ann").setData(from: member)
      var read: Member?
      people.document("ann").getDocument { snapshot, _ in
        read = try? snapshot?.data(as: Member.self)
        #expect(snapshot?.get("born") is Timestamp && snapshot?.get("id") == nil)
      }
      clock.advance(to: 0.2)
      #expect(read == Member(id: "ann", name: "Ann", born: born, score: 3, tags: ["a"]))
      #expect(throws: DecodingError.self) {
        _ = try Firestore.Decoder().decode(Member.self, from: ["name": 3])
      }
    }
  }

  @Test func `a tree keeps values, and tells of what is added`() {
    withServers([:]) { clock in
      let posts = Database.database().reference().child("posts")
      var added: [String] = []
      var last: [String] = []
      posts.observe(.childAdded) { added.append($0.key) }
      posts.queryOrdered(byChild: "rank").queryLimited(toLast: 2).observe(.value) { snapshot in
        last = snapshot.children.compactMap { ($0 as? DataSnapshot)?.key }
      }
      clock.advance(to: 0.2)
      posts.updateChildValues(["a/rank": 3, "b/rank": 1])
      posts.child("c").setValue(["rank": 2, "nothing": NSNull()])
      clock.advance(to: 0.4)
      #expect(added == ["a", "b", "c"] && last == ["c", "a"])
      posts.child("a").removeValue()
      clock.advance(to: 0.6)
      #expect(last == ["b", "c"])
      var value: [String: Any]?
      posts.child("c").observeSingleEvent(of: .value) { value = $0.value as? [String: Any] }
      clock.advance(to: 0.8)
      #expect(value?.count == 1 && value?["rank"] as? Int == 2)
    }
  }

  @Test func `files are what the app put there, or what servers answer`() {
    withServers(["/v0/b/project.appspot.com/o/there.txt": .text("b")]) { clock in
      let files = Storage.storage().reference()
      files.child("folder/own.txt").putData(Data("a".utf8))
      var texts: [String] = []
      for name in ["folder/own.txt", "there.txt", "missing.txt"] {
        files.child(name).getData(maxSize: 100) { data, error in
          texts.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "\(error != nil)")
        }
      }
      clock.advance(to: 2)
      #expect(texts.sorted() == ["a", "b", "true"])
    }
  }

  @Test func `settings are those that the app says`() {
    withServers([:]) { clock in
      let settings = RemoteConfig.remoteConfig()
      settings.setDefaults(["count": 3 as NSNumber, "isOn": true as NSNumber])
      var isActive = false
      settings.fetchAndActivate { status, _ in isActive = status != .error }
      clock.advance(to: 0.2)
      #expect(isActive && settings["count"].numberValue == 3 && settings["isOn"].boolValue)
      #expect(settings["other"].stringValue == "" && settings[decodedValue: "count"] == 3)
    }
  }

  @Test func `a list that no server fills is missing`() {
    withServers([:]) { clock in
      #expect(!UIEnvironment.current.isMissingParts)
      Firestore.firestore().collection("people").getDocuments { _, _ in }
      clock.advance(to: 0.2)
      #expect(UIEnvironment.current.isMissingParts)
    }
  }

  @Test func `a screen that is given nothing is given what the service has`() {
    withServers([:]) { _ in
      let value = PlaceholderValue(name: "a", seed: 0, names: MadeUpWords.current.names)
      #expect((value.makeIfPossible() as RemoteConfig?) === RemoteConfig.remoteConfig())
      #expect((value.makeIfPossible() as CollectionReference?)?.path == "items")
      #expect((value.makeIfPossible() as DatabaseReference?)?.key == nil)
    }
  }
}
