import Nimble
import Quick
import XCTest

public typealias Predicate<T> = Nimble.Predicate<T>

final class AllSpecs: XCTestCase {
  @MainActor func testBarStackViewSpec() { BarStackViewSpec.runExamples() }
  @MainActor func testBottomBarInstallerSpec() { BottomBarInstallerSpec.runExamples() }
  @MainActor func testCollectionDiffSpec() { CollectionDiffSpec.runExamples() }
  @MainActor func testCollectionViewSpec() { CollectionViewSpec.runExamples() }
  @MainActor func testConstraniableContainerSpec() { ConstraniableContainerSpec.runExamples() }
  @MainActor func testEpoxyModelBuilderArraySpec() { EpoxyModelBuilderArraySpec.runExamples() }
  @MainActor func testEpoxyModeledSpec() { EpoxyModeledSpec.runExamples() }
  @MainActor func testFlowLayoutSpec() { FlowLayoutSpec.runExamples() }
  @MainActor func testGroupItemSpec() { GroupItemSpec.runExamples() }
  @MainActor func testHGroupItemSpec() { HGroupItemSpec.runExamples() }
  @MainActor func testHGroupSpec() { HGroupSpec.runExamples() }
  @MainActor func testNavigationQueueSpec() { NavigationQueueSpec.runExamples() }
  @MainActor func testPresentationModelBuilderSpec() { PresentationModelBuilderSpec.runExamples() }
  @MainActor func testPresentationQueueSpec() { PresentationQueueSpec.runExamples() }
  @MainActor func testTopBarInstallerSpec() { TopBarInstallerSpec.runExamples() }
  @MainActor func testVGroupItemSpec() { VGroupItemSpec.runExamples() }
  @MainActor func testVGroupSpec() { VGroupSpec.runExamples() }
}
