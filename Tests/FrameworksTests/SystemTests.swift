import AVFoundation
import AnimLayers
import AnimSourceRuntime
import Foundation
import MediaPlayer
import MobileCoreServices
import Social
import SystemConfiguration
import Testing

@testable import UIKitCore

/// What older apps ask a device for besides pictures.
@MainActor struct SystemTests {
  private func run(_ body: (MediaClock) -> Void) {
    let clock = MediaClock()
    MediaClock.$current.withValue(clock) { UIEnvironment().run { body(clock) } }
  }

  @Test func `kinds of files go by their older names`() {
    #expect(kUTTypeImage as String == "public.image")
    let kind = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "JPG" as CFString, nil)?.takeRetainedValue()
    #expect(kind == kUTTypeJPEG)
    #expect(UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypeJPEG))
    let mime = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)
    #expect(mime?.takeUnretainedValue() == "image/png")
    #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "a/b", nil) == nil)
  }

  @Test func `what most apps ask by whether there is a network says that there is`() {
    run { _ in
      var address = sockaddr_in(
        sin_len: 0, sin_family: 0, sin_port: 0, sin_addr: in_addr(s_addr: 0),
        sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
      address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
      address.sin_family = sa_family_t(AF_INET)
      let host = unsafe withUnsafePointer(to: &address) { pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe SCNetworkReachabilityCreateWithAddress(nil, $0)
        }
      }
      var flags = SCNetworkReachabilityFlags(rawValue: 0)
      #expect(host.map { unsafe SCNetworkReachabilityGetFlags($0, &flags) } == true)
      #expect(flags.rawValue & UInt32(kSCNetworkFlagsReachable) != 0)
      #expect(flags.rawValue & UInt32(kSCNetworkFlagsConnectionRequired) == 0)
      #expect(flags.rawValue & UInt32(kSCNetworkFlagsTransientConnection) == 0)
      #expect(flags.rawValue & UInt32(kSCNetworkFlagsConnectionAutomatic) == 0)
      #expect(flags.rawValue & UInt32(kSCNetworkFlagsInterventionRequired) == 0)
      #expect(flags.rawValue & UInt32(kSCNetworkFlagsIsLocalAddress) == 0)
      #expect(flags.rawValue & UInt32(kSCNetworkFlagsIsDirect) == 0)
    }
  }

  @Test func `every host can be reached, and who waits is told so`() {
    run { clock in
      var address = sockaddr_in()
      address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
      address.sin_family = sa_family_t(AF_INET)
      let host = unsafe withUnsafePointer(to: &address) { pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
        }
      }
      guard let host else {
        Issue.record("no host")
        return
      }
      var flags = SCNetworkReachabilityFlags()
      #expect(unsafe SCNetworkReachabilityGetFlags(host, &flags))
      #expect(flags.contains(.reachable) && !flags.contains(.connectionRequired))
      #expect(!flags.contains(.isWWAN))
      var told: [SCNetworkReachabilityFlags] = []
      #expect(
        unsafe SCNetworkReachabilitySetCallback(host, { _, flags, _ in told.append(flags) }, nil))
      SCNetworkReachabilitySetDispatchQueue(host, .main)
      #expect(told.isEmpty)
      clock.advance(to: 0.1)
      #expect(told == [.reachable])
      #expect(SCError() == 0)
    }
  }

  @Test func `sounds end at once, and AVFoundation brings them along`() {
    run { clock in
      var sound: SystemSoundID = 0
      #expect(
        unsafe AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/a.wav") as CFURL, &sound)
          == kAudioServicesNoError)
      #expect(sound != 0)
      var isOver = false
      AudioServicesPlaySystemSoundWithCompletion(sound) { isOver = true }
      #expect(!isOver)
      clock.advance(to: 0.1)
      #expect(isOver)
    }
  }

  @Test func `the lock screen is told what is played, and no network is there to tell of it`() {
    UIEnvironment().run {
      MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Waves"]
      let info = MPNowPlayingInfoCenter.default().nowPlayingInfo
      #expect(info?[MPMediaItemPropertyTitle] as? String == "Waves")
      let commands = MPRemoteCommandCenter.shared()
      commands.playCommand.addTarget { _ in .success }
      #expect(commands === MPRemoteCommandCenter.shared())
      let volume = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      volume.layoutIfNeeded()
      #expect(volume.subviews.first?.frame.width == 200)
      #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
      #expect(SLComposeViewController(forServiceType: SLServiceTypeTwitter) == nil)
    }
    UIEnvironment().run { #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo == nil) }
  }
}
