extension UIImage {
    /// The range of brightness in which images are displayed.
    public typealias DynamicRange = UIImageDynamicRange
}
