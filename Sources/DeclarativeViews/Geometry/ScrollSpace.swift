import LayoutEngine

/// The name of the coordinate space that every scroll view defines for its contents.
struct ScrollSpaceName: Hashable {
    /// The axis along which the scroll view has to scroll; `nil` for any.
    let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest enclosing scroll view or `List`. Its origin is the corner of the scroll view's frame,
    /// regardless of the scroll offset.
    ///
    /// ```swift
    /// Image("Mountains").visualEffect { effect, proxy in
    ///     effect.offset(y: -proxy.frame(in: .scrollView).minY / 2)
    /// }
    /// ```
    ///
    /// Without an enclosing scroll view, it refers to the global space.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: nil)))
    }

    /// The space of the nearest enclosing scroll view that scrolls along an axis; see ``scrollView``.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
    }
}
