extension Double {
  public func isApproximatelyEqual(to other: Double, absoluteTolerance: Double) -> Bool {
    abs(self - other) <= absoluteTolerance
  }
}
