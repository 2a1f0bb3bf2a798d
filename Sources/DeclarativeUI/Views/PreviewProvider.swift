/// A type that makes views to look at during development.
///
/// This library shows no previews: the protocol exists so that files that declare them compile. A tool can host
/// `previews` like any other view.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View
    /// The views to look at.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
