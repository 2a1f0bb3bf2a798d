extension GeometryProxy {
    /// Resolves an anchor in the reader's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: space.origin) }
}
