/// Where a controller's view is between being off screen and being shown.
///
/// Each of `viewWillAppear`, `viewDidAppear`, `viewWillDisappear` and `viewDidDisappear` is one step from a state to
/// the next; a step that was begun can be turned back, never skipped.
enum AppearanceState: UInt8 {
    case disappeared
    /// After `viewWillAppear`.
    case appearing
    case appeared
    /// After `viewWillDisappear`.
    case disappearing
}
