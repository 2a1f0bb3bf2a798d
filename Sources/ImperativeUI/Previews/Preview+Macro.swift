/// Declares a preview to inspect during development: a view of either framework, or a view controller.
///
/// ```swift
/// #Preview("Large", traits: .sizeThatFitsLayout) {
///     Badge(count: 3)
/// }
/// ```
///
/// ``Preview/all`` contains the preview.
///
/// - Parameters:
///   - name: The display name of the preview; none by default.
///   - traits: The traits that determine how it is shown; by default, it has the size of a device's screen.
///   - body: A closure that creates its content.
@freestanding(declaration) public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "IsthmusMacros", type: "PreviewMacro")
