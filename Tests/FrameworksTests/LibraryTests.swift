import AnimLayers
import AnimSourceRuntime
import Foundation
import Photos
import Testing
import UIKitCore
import UniformTypeIdentifiers
@testable import WebKit

@MainActor struct LibraryTests {
  @Test func `a page's window says nothing of how it should look`() {
    UIEnvironment().run {
      let features = WKWindowFeatures()
      #expect(features.width == nil && features.height == nil && features.x == nil)
      #expect(features.y == nil && features.allowsResizing == nil)
      #expect(features.menuBarVisibility == nil && features.statusBarVisibility == nil)
      #expect(features.toolbarsVisibility == nil)
    }
  }

  @Test func `the library is asked for by kind, order and number`() {
    let all = PHAsset.fetchAssets(with: nil)
    let films = PHAsset.fetchAssets(with: .video, options: nil)
    let photographs = PHAsset.fetchAssets(with: .image, options: nil)
    #expect(films.count + photographs.count == all.count)
    #expect(films.count > 0)
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: true)]
    options.fetchLimit = 5
    let oldest = PHAsset.fetchAssets(with: options)
    #expect(oldest.count == 5)
    #expect(oldest.firstObject == all.lastObject)
  }

  @Test func `a picture is as large as was asked for, whole or filling`() throws {
    try UIEnvironment().run {
      let asset = try #require(PHAsset.fetchAssets(with: .image, options: nil).firstObject)
      #expect(asset.pixelWidth * 3 == asset.pixelHeight * 4)
      for (mode, size) in [
        (PHImageContentMode.aspectFit, CGSize(width: 120, height: 90)),
        (.aspectFill, CGSize(width: 160, height: 120)),
      ] {
        var image: UIImage?
        PHImageManager.default().requestImage(
          for: asset, targetSize: CGSize(width: 120, height: 120), contentMode: mode, options: nil
        ) { picture, _ in image = picture }
        #expect(image?.size == size)
      }
    }
  }

  @Test func `albums hold what they say`() throws {
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumVideos, options: nil)
    let films = try #require(albums.firstObject)
    #expect(films.localizedTitle == "Videos")
    let assets = PHAsset.fetchAssets(in: films, options: nil)
    #expect(assets.count == PHAsset.fetchAssets(with: .video, options: nil).count)
  }

  @Test func `enumerating ends when the block has enough`() {
    var count = 0
    unsafe PHAsset.fetchAssets(with: nil).enumerateObjects { _, index, stop in
      count += 1
      if index == 2 { unsafe stop.pointee = true }
    }
    #expect(count == 3)
  }

  @Test func `a type is one of those that it is a part of`() throws {
    #expect(UTType.jpeg.conforms(to: .image))
    #expect(UTType.jpeg.conforms(to: .item))
    #expect(!UTType.image.conforms(to: .jpeg))
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType.png.preferredMIMEType == "image/png")
  }
}

@MainActor struct WebTests {
  private final class Recorder: NSObject, WKNavigationDelegate {
    var events: [String] = []
    var refuses = false

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      events.append("decide \(navigationAction.request.url?.host ?? "")")
      decisionHandler(refuses ? .cancel : .allow)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      events.append("start")
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      events.append("finish")
    }
  }

  private func run(_ body: (MediaClock, WKWebView, Recorder) -> Void) {
    let clock = MediaClock()
    MediaClock.$current.withValue(clock) {
      UIEnvironment().run {
        let (view, recorder) = (
          WKWebView(frame: .init(x: 0, y: 0, width: 300, height: 300)), Recorder()
        )
        view.navigationDelegate = recorder
        body(clock, view, recorder)
      }
    }
  }

  @Test func `a page is there a moment later, and the delegate hears of it in order`() {
    run { clock, view, recorder in
      view.load(.init(url: URL(filePath: "/page.html")))
      #expect(view.isLoading)
      clock.advance(to: 1)
      #expect(recorder.events == ["decide ", "start", "finish"])
      #expect(!view.isLoading && view.estimatedProgress == 1)
    }
  }

  @Test func `nothing is loaded that the delegate refuses`() {
    run { clock, view, recorder in
      recorder.refuses = true
      #expect(view.load(.init(url: URL(filePath: "/page.html"))) == nil)
      clock.advance(to: 1)
      #expect(view.url == nil)
      #expect(recorder.events == ["decide "])
    }
  }

  private final class OldRecorder: NSObject, UIWebViewDelegate {
    var events: [String] = []

    func webView(
      _ webView: UIWebView, shouldStartLoadWith request: SimulatedURLRequest,
      navigationType: UIWebView.NavigationType
    ) -> Bool {
      events.append("\(navigationType)")
      return request.url?.host != "refused.example"
    }
    func webViewDidFinishLoad(_ webView: UIWebView) { events.append("finish") }
  }

  @Test func `the older view tells its own delegate`() throws {
    let clock = MediaClock()
    try MediaClock.$current.withValue(clock) {
      try UIEnvironment().run {
        let (view, recorder) = (
          UIWebView(frame: .init(x: 0, y: 0, width: 300, height: 300)), OldRecorder()
        )
        view.delegate = recorder
        view.loadHTMLString("<p>Hello</p>", baseURL: nil)
        clock.advance(to: 1)
        view.loadRequest(.init(url: try #require(URL(string: "https://refused.example"))))
        clock.advance(to: 2)
        #expect(recorder.events == ["other", "finish", "other"])
        let words = view.scrollView.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(words == ["Hello"])
      }
    }
  }

  @Test func `one goes back and forth between pages`() {
    run { clock, view, _ in
      view.loadHTMLString("<title>One</title>", baseURL: nil)
      view.loadHTMLString("<title>Two</title>", baseURL: nil)
      clock.advance(to: 1)
      #expect(view.title == "Two" && view.canGoBack && !view.canGoForward)
      view.goBack()
      #expect(view.title == "One" && !view.canGoBack && view.canGoForward)
    }
  }

  @Test func `the text of a page is what stands between its tags`() {
    #expect(
      WKWebView.text(
        of: "<html><head><style>p {}</style></head><body><h1>A &amp; B</h1>\n<p>C<br>D</p></body>")
        == "A & B\nC\nD")
  }
}
