import DeclarativeUI
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Materials over what is behind them, as they are stored. `ISTHMUS_RECORD=1` stores them anew.
@MainActor @Suite("What materials look like", .serialized) struct MaterialSceneTests {
    @Test("Materials as styles are the same as stored", arguments: PresentationSceneTests.Style.allCases)
    func styles(style: PresentationSceneTests.Style) throws {
        let view = _UIHostingView(rootView: MaterialScene())
        view.frame = CGRect(x: 0, y: 0, width: 240, height: 304)
        try verify(view, "materials", style)
    }

    @Test("Effect views are the same as stored", arguments: PresentationSceneTests.Style.allCases)
    func effects(style: PresentationSceneTests.Style) throws {
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 160))
        stage.backgroundColor = .systemTeal
        let styles: [UIBlurEffect.Style] = [.systemUltraThinMaterial, .systemThickMaterial, .dark]
        for (index, effect) in styles.enumerated() {
            let behind = UILabel(frame: CGRect(x: 8, y: 16 + 48 * index, width: 224, height: 32))
            behind.text = "Behind it all"
            stage.addSubview(behind)
            let view = UIVisualEffectView(effect: UIBlurEffect(style: effect))
            view.frame = CGRect(x: 64, y: 16 + 48 * CGFloat(index), width: 160, height: 32)
            let label = UILabel(frame: CGRect(x: 72, y: 0, width: 80, height: 32))
            label.text = "Front"
            view.contentView.addSubview(label)
            stage.addSubview(view)
        }
        try verify(stage, "ui-materials", style)
    }

    private func verify(_ view: UIView, _ name: String, _ style: PresentationSceneTests.Style) throws {
        let snapshot = view.snapshot(traits: style.traits)
        try snapshot.verify("\(name)-\(style.rawValue)", as: [.text, .svg])
        #expect(XMLParser(data: Data(snapshot.svg().utf8)).parse())
    }
}

private struct MaterialScene: View {
    private static let materials: [(String, Material)] = [
        ("Ultra-thin", .ultraThin), ("Thin", .thin), ("Regular", .regular), ("Thick", .thick),
        ("Ultra-thick", .ultraThick), ("Bar", .bar),
    ]

    var body: some View {
        ZStack {
            LinearGradient(colors: [.blue, .orange], startPoint: .leading, endPoint: .trailing)
            VStack(spacing: 16) {
                ForEach(Self.materials, id: \.0) { name, material in
                    Text(name)
                        .frame(maxWidth: .infinity, minHeight: 32)
                        .background(material, in: RoundedRectangle(cornerRadius: 8))
                }
            }
            .padding(16)
        }
    }
}
