/// Declares something to be looked at during development: a view of either world, or a controller.
///
///     #Preview("Large", traits: .sizeThatFitsLayout) {
///         Badge(count: 3)
///     }
///
/// What is declared is found by ``Preview/all``.
///
/// - Parameters:
///   - name: The name of the preview; none by default.
///   - traits: How it is shown; by default as large as the screen of a device.
///   - body: Makes what it shows.
@freestanding(declaration) public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "IsthmusMacros", type: "PreviewMacro")
