/// Makes a variable of a preview's closure one of the view that the preview shows, so that it may have the wrappers of
/// views' properties.
///
///     #Preview {
///         @Previewable @State var isOn = true
///         Toggle("On", isOn: $isOn)
///     }
@attached(peer) public macro Previewable() = #externalMacro(module: "IsthmusMacros", type: "PreviewableMacro")
