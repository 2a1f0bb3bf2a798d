import DeclarativeViews

/// Turns a variable in the closure of a preview into a property of the previewed view, so that it can use the property
/// wrappers of views.
///
/// ```swift
/// #Preview {
///     @Previewable @State var isOn = true
///     Toggle("On", isOn: $isOn)
/// }
/// ```
@attached(peer) public macro Previewable() = #externalMacro(module: "IsthmusMacros", type: "PreviewableMacro")
