import LayoutEngine

/// The name of the coordinate space that every scroll view gives to what is in it.
struct ScrollSpaceName: Hashable {
    /// The axis along which the scroll view has to scroll; `nil` for any.
    let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest scroll view around, a `List` among them: its origin is the corner of the scroll view's
    /// frame, however far the contents are scrolled.
    ///
    ///     Image("Mountains").visualEffect { effect, proxy in
    ///         effect.offset(y: -proxy.frame(in: .scrollView).minY / 2)
    ///     }
    ///
    /// Where no scroll view is around, it stands for the global space.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: nil)))
    }

    /// The space of the nearest scroll view around that scrolls along an axis; see ``scrollView``.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
    }
}
