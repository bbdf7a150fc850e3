import AVFoundation
import AnimLayers
import Foundation
import Photos
import Testing
import UIKitCore

/// What would be written: sounds, films and photographs.
@MainActor struct RecorderTests {
  private let clock = MediaClock()
  private let environment = UIEnvironment()

  private func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try MediaClock.$current.withValue(clock) { try environment.run(body) }
  }

  private final class Listener: NSObject, AVAudioRecorderDelegate {
    var ends = 0
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
      ends += 1
    }
  }

  @Test func `what is told of interruptions is read by its keys`() {
    let told: [AnyHashable: Any] = [
      AVAudioSessionInterruptionTypeKey: UInt(1), AVAudioSessionInterruptionOptionKey: UInt(1),
      AVAudioSessionRouteChangeReasonKey: UInt(2),
    ]
    let kind = (told[AVAudioSessionInterruptionTypeKey] as? UInt).flatMap(
      AVAudioSession.InterruptionType.init)
    #expect(kind == .began)
    let options = AVAudioSession.InterruptionOptions(
      rawValue: told[AVAudioSessionInterruptionOptionKey] as? UInt ?? 0)
    #expect(options.contains(.shouldResume))
    #expect(AVAudioSession.RouteChangeReason(rawValue: 2) == .oldDeviceUnavailable)
    #expect(AVAudioSessionRouteChangePreviousRouteKey.hasPrefix("AVAudioSession"))
  }

  @Test func `time passes in a recorder as it does on the clock`() throws {
    try run {
      let settings: [String: Any] = [
        AVSampleRateKey: 44_100, AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
      ]
      let recorder = try AVAudioRecorder(url: URL(filePath: "/memo.m4a"), settings: settings)
      let listener = Listener()
      recorder.delegate = listener
      recorder.record()
      clock.advance(to: 2)
      #expect(recorder.isRecording && recorder.currentTime == 2)
      recorder.pause()
      clock.advance(to: 3)
      #expect(!recorder.isRecording && recorder.currentTime == 2)
      recorder.record(forDuration: 1.5)
      clock.advance(to: 4.4)
      #expect(listener.ends == 0)
      clock.advance(to: 5)
      #expect(listener.ends == 1 && !recorder.isRecording && recorder.currentTime == 0)
    }
  }

  @Test func `who exports a film is told that it failed`() {
    run {
      let asset = AVAsset(url: URL(filePath: "/film.mp4"))
      let session = AVAssetExportSession(
        asset: asset, presetName: AVAssetExportPresetHighestQuality)
      session?.outputFileType = .mp4
      var status: AVAssetExportSession.Status?
      session?.exportAsynchronously { status = session?.status }
      #expect(status == .failed && session?.error != nil)
    }
  }

  @Test func `what is added to the library is not there`() {
    run {
      let request = PHAssetCreationRequest.forAsset()
      request.addResource(with: .photo, data: Data(), options: nil)
      #expect(request.placeholderForCreatedAsset == nil)
      let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "A")
      album.addAssets([PHAsset]())
      #expect(album.placeholderForCreatedAssetCollection == nil)
    }
  }
}
