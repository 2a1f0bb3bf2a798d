/// A type that makes views to look at during development.
///
/// Nothing here shows previews by itself: a tool of yours can host `previews` like any other view. The protocol is
/// there so that files that declare previews compile.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View
    /// The views to look at.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
