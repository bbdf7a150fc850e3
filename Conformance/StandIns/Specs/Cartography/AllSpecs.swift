import Nimble
import Quick
import XCTest

public typealias Predicate<T> = Nimble.Predicate<T>

final class AllSpecs: XCTestCase {
  @MainActor func testAlignSpec() { AlignSpec.runExamples() }
  @MainActor func testConstraintGroupSpec() { ConstraintGroupSpec.runExamples() }
  @MainActor func testDimensionSpec() { DimensionSpec.runExamples() }
  @MainActor func testDistributeSpec() { DistributeSpec.runExamples() }
  @MainActor func testEdgeSpec() { EdgeSpec.runExamples() }
  @MainActor func testEdgesSpec() { EdgesSpec.runExamples() }
  @MainActor func testLayoutGuideSpec() { LayoutGuideSpec.runExamples() }
  @MainActor func testLayoutSupportSpec() { LayoutSupportSpec.runExamples() }
  @MainActor func testMemoryLeakSpec() { MemoryLeakSpec.runExamples() }
  @MainActor func testPointSpec() { PointSpec.runExamples() }
  @MainActor func testPrioritySpec() { PrioritySpec.runExamples() }
  @MainActor func testSafeAreaLayoutGuideSpec() { SafeAreaLayoutGuideSpec.runExamples() }
  @MainActor func testSizeSpec() { SizeSpec.runExamples() }
  @MainActor func testViewHierarchySpec() { ViewHierarchySpec.runExamples() }
  @MainActor func testViewLayoutGuideSpec() { ViewLayoutGuideSpec.runExamples() }
  @MainActor func testViewProxyTestsSpec() { ViewProxyTestsSpec.runExamples() }
}
