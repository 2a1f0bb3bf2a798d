import Foundation

/// A length across a stack for which it measures its subviews, and the range of proposals that it finds meanwhile.
struct StackRequest {
    let subviews: LayoutSubviews
    let alignment: AlignmentGuide
    /// The length proposed across the stack; NaN if unspecified.
    let cross: CGFloat
    var reach: StackReach
}
