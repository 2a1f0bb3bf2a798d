extension GeometryProxy {
    /// The value of an anchor, resolved in the coordinates of the reader.
    public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.change(anchor.value, SpaceChange(space.transform(from: anchor.area), thenFrom: space.origin))
    }
}
