extension GeometryProxy {
    /// The place of an anchor in the reader's space.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: space.origin) }
}
