internal import CAnimRaster

/// The row functions of `CRaster` that suit this machine.
///
/// The table is a constant of the C module, so the pointer stays valid.
@safe
struct Rows {
  let table: UnsafePointer<CRasterRows>

  /// The row functions for this machine.
  ///
  /// - Parameter baseline: Whether the plain functions are used even where better ones would run;
  ///   they give the same bits.
  init(baseline: Bool = false) {
    unsafe table = craster_rows(baseline)
  }
}
