extension GeometryProxy {
    /// Resolves an anchor in the reader's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.change(anchor.place, SpaceChange(space.transform(from: anchor.area), thenFrom: space.origin))
    }
}
