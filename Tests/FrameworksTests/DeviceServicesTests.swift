import AnimDeviceServices
import Foundation
import Testing
import UIKitCore

/// What a device has beside its screen.
@MainActor struct DeviceServicesTests {
  @Test func `nothing is measured, found or felt, as in a simulator`() throws {
    let motion = CMMotionManager()
    motion.startDeviceMotionUpdates()
    #expect(motion.isDeviceMotionActive && !motion.isDeviceMotionAvailable)
    #expect(motion.deviceMotion == nil && !CMPedometer.isStepCountingAvailable())
    #expect(CBCentralManager(delegate: nil, queue: nil).state == .unsupported)
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(!WCSession.isSupported())
    #expect(throws: CocoaError.self) { try WCSession.default.updateApplicationContext([:]) }
    #expect(CTTelephonyNetworkInfo().subscriberCellularProvider == nil)
  }

  @Test func `the user does not want to be followed about`() {
    var answer: ATTrackingManager.AuthorizationStatus?
    ATTrackingManager.requestTrackingAuthorization { answer = $0 }
    #expect(answer == .denied)
    let number = ASIdentifierManager.shared().advertisingIdentifier.uuidString
    #expect(number == "00000000-0000-0000-0000-000000000000")
  }

  @Test func `work and searches are taken, and come to nothing`() throws {
    #expect(BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { _ in })
    try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))
    var isDone = false
    let item = CSSearchableItem(
      uniqueIdentifier: "a", domainIdentifier: nil,
      attributeSet: CSSearchableItemAttributeSet(itemContentType: "public.text"))
    CSSearchableIndex.default().indexSearchableItems([item]) { isDone = $0 == nil }
    #expect(isDone)
  }

  @Test func `a link's card has its title over its host's name`() throws {
    let url = try #require(URL(string: "https://www.example.com/films/1"))
    let card = LPLinkView(url: url)
    LPMetadataProvider().startFetchingMetadata(for: url) { metadata, _ in
      metadata?.title = "Films"
      if let metadata { card.metadata = metadata }
    }
    card.frame = CGRect(
      x: 0, y: 0, width: 200, height: card.sizeThatFits(.init(width: 200, height: 0)).height)
    card.layoutIfNeeded()
    let labels = card.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Films", "www.example.com"])
    #expect(
      labels[1].frame.minY >= labels[0].frame.maxY && labels[1].frame.maxY <= card.bounds.maxY)
  }

  @Test func `of a file that is no picture its name is shown`() {
    final class Files: QLPreviewControllerDataSource {
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 2 }
      func previewController(
        _ controller: QLPreviewController, previewItemAt index: Int
      ) -> any QLPreviewItem { URL(fileURLWithPath: "/films-\(index).pdf") }
    }
    let files = Files()
    let controller = QLPreviewController()
    controller.dataSource = files
    controller.loadViewIfNeeded()
    #expect(controller.title == "films-0.pdf")
    controller.currentPreviewItemIndex = 1
    #expect(controller.title == "films-1.pdf")
    #expect(controller.view.subviews.contains { ($0 as? UILabel)?.text == "films-1.pdf" })
  }
}
