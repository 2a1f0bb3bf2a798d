import DeclarativeViews
import Foundation
import ImperativeUI

/// A type that provides previews of views during development. `Preview.all` includes each of them.
@MainActor @preconcurrency public protocol PreviewProvider: PreviewSource {
    /// The type of the previews.
    associatedtype Previews: View
    /// The views to preview.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension PreviewProvider {
    /// The previews, one per view, with the settings of its preview modifiers.
    public static var allPreviews: [Preview] {
        var found: [(name: String?, layout: PreviewLayout)] = []
        let hosting = _UIHostingView(
            rootView: Group(subviews: previews) { subviews in
                let _ = found = subviews.map { ($0.containerValues.previewName, $0.containerValues.previewLayout) }
                EmptyView()
            })
        hosting.frame.size = CGSize(width: 1, height: 1)
        hosting.layoutIfNeeded()
        let file = String(reflecting: Self.self).split(separator: ".", maxSplits: 1).joined(separator: "/")
        return found.enumerated().map { index, preview in
            Preview(preview.name, traits: [preview.layout.trait]) {
                PreviewContent { UIHostingController(rootView: ProvidedPreview<Self>(index: index)) }
            }
            .declared(in: file, line: index)
        }
    }
}

/// One of the views of a provider.
private struct ProvidedPreview<Provider: PreviewProvider>: View {
    let index: Int

    var body: some View {
        Group(subviews: Provider.previews) { subviews in
            if index < subviews.count { subviews[index] }
        }
    }
}

extension PreviewLayout {
    fileprivate var trait: PreviewTrait<Preview.ViewTraits> {
        switch self {
        case .device: .defaultLayout
        case .sizeThatFits: .sizeThatFitsLayout
        case .fixed(let width, let height): .fixedLayout(width: width, height: height)
        }
    }
}
