import Nimble
import Quick
import XCTest

public typealias Predicate<T> = Nimble.Predicate<T>

final class AllSpecs: XCTestCase {
  @MainActor func testAdjustSizeSpec() { AdjustSizeSpec.runExamples() }
  @MainActor func testAspectRatioTests() { AspectRatioTests.runExamples() }
  @MainActor func testBetweenSpec() { BetweenSpec.runExamples() }
  @MainActor func testCALayerSpec() { CALayerSpec.runExamples() }
  @MainActor func testJustifyAlignSpec() { JustifyAlignSpec.runExamples() }
  @MainActor func testLayoutMethodSpec() { LayoutMethodSpec.runExamples() }
  @MainActor func testMarginsSpec() { MarginsSpec.runExamples() }
  @MainActor func testMinMaxWidthHeightSpec() { MinMaxWidthHeightSpec.runExamples() }
  @MainActor func testPinEdgeCoordinateSpec() { PinEdgeCoordinateSpec.runExamples() }
  @MainActor func testPinEdgesSpec() { PinEdgesSpec.runExamples() }
  @MainActor func testPinPointCoordinatesSpec() { PinPointCoordinatesSpec.runExamples() }
  @MainActor func testPinSafeAreaMoreTestsSpec() { PinSafeAreaMoreTestsSpec.runExamples() }
  @MainActor func testPinSafeAreaScrollViewControllerSpec() {
    PinSafeAreaScrollViewControllerSpec.runExamples()
  }
  @MainActor func testPinSafeAreaSpec() { PinSafeAreaSpec.runExamples() }
  @MainActor func testPinSafeAreaTabBarControllerSpec() {
    PinSafeAreaTabBarControllerSpec.runExamples()
  }
  @MainActor func testPinSafeAreaWithOptInInsetsUpdateModeSpec() {
    PinSafeAreaWithOptInInsetsUpdateModeSpec.runExamples()
  }
  @MainActor func testPinSafeAreaWithOptInModeSpec() { PinSafeAreaWithOptInModeSpec.runExamples() }
  @MainActor func testRTLSpec() { RTLSpec.runExamples() }
  @MainActor func testReadableLayoutMargins() { ReadableLayoutMargins.runExamples() }
  @MainActor func testRelativePositionMultipleViewsSpec() {
    RelativePositionMultipleViewsSpec.runExamples()
  }
  @MainActor func testRelativePositionSpec() { RelativePositionSpec.runExamples() }
  @MainActor func testTransformSpec() { TransformSpec.runExamples() }
  @MainActor func testUIScrollViewSpec() { UIScrollViewSpec.runExamples() }
  @MainActor func testWarningSpec() { WarningSpec.runExamples() }
  @MainActor func testWrapContentSpec() { WrapContentSpec.runExamples() }
}
