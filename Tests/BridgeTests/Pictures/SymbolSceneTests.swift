import DeclarativeUI
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Symbols beside text, in all sizes, weights and colours, as they are stored.
///
/// `ISTHMUS_RECORD=1` stores them anew.
@MainActor @Suite("What symbols look like", .serialized) struct SymbolSceneTests {
    /// What a scene is shown under.
    enum Style: String, CaseIterable, Sendable {
        case light, dark, rtl

        @MainActor var traits: UITraitCollection {
            UITraitCollection { traits in
                if self == .dark { traits.userInterfaceStyle = .dark }
                if self == .rtl { traits.layoutDirection = .rightToLeft }
            }
        }
    }

    @Test("Symbols look as they are stored", arguments: SizeOfTests.isAllStored ? Style.allCases : [.rtl])
    func symbols(style: Style) throws {
        let snapshot = SymbolScene().snapshot(size: CGSize(width: 400, height: 512), traits: style.traits)
        try snapshot.verify("symbols-\(style.rawValue)", as: [.text, .svg])
        #expect(XMLParser(data: Data(snapshot.svg().utf8)).parse())
    }
}

private struct SymbolScene: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            labels
            sizes
            weights
            variants
            colors
            directions
        }
        .padding(16)
    }

    private var labels: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label("Add a friend", systemImage: "person.badge.plus")
            Label("Everybody", systemImage: "person.3.fill").font(.title)
            Label("Next", systemImage: "chevron.forward").font(.footnote)
        }
    }

    private var sizes: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Text("Sizes")
            Image(systemName: "gearshape").imageScale(.small)
            Image(systemName: "gearshape")
            Image(systemName: "gearshape").imageScale(.large)
            Image(systemName: "gearshape").font(.largeTitle)
            Image(systemName: "gearshape").resizable().frame(width: 48, height: 48)
        }
    }

    private var weights: some View {
        HStack(spacing: 12) {
            Text("Weights")
            Image(systemName: "heart").fontWeight(.ultraLight)
            Image(systemName: "heart").fontWeight(.light)
            Image(systemName: "heart")
            Image(systemName: "heart").fontWeight(.semibold)
            Image(systemName: "heart").fontWeight(.black)
        }
        .font(.title2)
    }

    private var variants: some View {
        HStack(spacing: 12) {
            Image(systemName: "bell")
            Image(systemName: "bell").symbolVariant(.fill)
            Image(systemName: "bell").symbolVariant(.slash)
            Image(systemName: "bell").symbolVariant(.circle)
            Image(systemName: "bell").symbolVariant(.circle.fill)
            Image(systemName: "bell").symbolVariant(.square.fill)
            Image(systemName: "bell.badge")
            Image(systemName: "3.circle.fill")
        }
        .font(.title2)
    }

    private var colors: some View {
        VStack(alignment: .leading, spacing: 8) {
            row.foregroundStyle(.purple)
            row.foregroundStyle(.purple).symbolRenderingMode(.hierarchical)
            row.foregroundStyle(.white, .orange, .green).symbolRenderingMode(.palette)
            row.symbolRenderingMode(.multicolor)
            row.foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        }
        .font(.title2)
    }

    private var row: some View {
        HStack(spacing: 12) {
            Image(systemName: "checkmark.circle.fill")
            Image(systemName: "calendar.badge.plus")
            Image(systemName: "exclamationmark.triangle.fill")
            Image(systemName: "square.and.arrow.up")
            Image(systemName: "wifi", variableValue: 0.5)
            Image(systemName: "star.fill")
        }
    }

    private var directions: some View {
        HStack(spacing: 12) {
            Image(systemName: "chevron.backward")
            Image(systemName: "chevron.left")
            Image(systemName: "arrow.forward.circle")
            Image(systemName: "list.bullet")
            Image(systemName: "speaker.wave.2.fill")
            Image(systemName: "arrow.uturn.backward")
        }
        .font(.title2)
    }
}
