import DeclarativeUI
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Glass over what is behind it, as it is stored. `ISTHMUS_RECORD=1` stores it anew.
@MainActor @Suite("What glass looks like", .serialized) struct GlassSceneTests {
    private typealias Style = PresentationSceneTests.Style

    // Outlines that flow together take seconds in a debug build.
    @Test("Glass of views is the same as stored", arguments: SizeOfTests.isAllStored ? Style.allCases : [.dark])
    func views(style: PresentationSceneTests.Style) throws {
        let view = _UIHostingView(rootView: GlassScene())
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 368)
        try verify(view, "glass", style)
    }

    @Test(
        "Glass of effect views and buttons is the same as stored",
        arguments: SizeOfTests.isAllStored ? Style.allCases : [.rtl])
    func effects(style: PresentationSceneTests.Style) throws {
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 272))
        stage.backgroundColor = .systemTeal
        func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: UIView) {
            view.frame = CGRect(x: x, y: y, width: width, height: height)
            parent.addSubview(view)
        }
        func glass(_ style: UIGlassEffect.Style, _ tint: UIColor?, _ title: String) -> UIVisualEffectView {
            let effect = UIGlassEffect(style: style)
            effect.tintColor = tint
            let view = UIVisualEffectView(effect: effect)
            let label = UILabel()
            label.text = title
            add(label, 16, 8, 104, 16, in: view.contentView)
            return view
        }
        for row in 0..<4 {
            let behind = UILabel()
            behind.text = "Behind it all"
            add(behind, 8, 24 + 48 * CGFloat(row), 224, 16, in: stage)
        }
        add(glass(.regular, nil, "Regular"), 64, 16, 160, 32, in: stage)
        add(glass(.clear, nil, "Clear"), 64, 64, 160, 32, in: stage)
        add(glass(.regular, .systemOrange, "Tinted"), 64, 112, 160, 32, in: stage)
        let effect = UIGlassContainerEffect()
        effect.spacing = 16
        let container = UIVisualEffectView(effect: effect)
        add(container, 64, 160, 240, 32, in: stage)
        for (index, x) in [0.0, 72, 160].enumerated() {
            add(glass(.regular, nil, "\(index + 1)"), x, 0, 64, 32, in: container.contentView)
        }
        let configurations: [UIButton.Configuration] = [
            .glass(), .clearGlass(), .prominentGlass(), .prominentClearGlass(),
        ]
        for (index, configuration) in configurations.enumerated() {
            var configuration = configuration
            configuration.title = "OK"
            add(UIButton(configuration: configuration), 8 + 80 * CGFloat(index), 216, 64, 32, in: stage)
        }
        try verify(stage, "ui-glass", style)
    }

    private func verify(_ view: UIView, _ name: String, _ style: PresentationSceneTests.Style) throws {
        let snapshot = view.snapshot(traits: style.traits)
        try snapshot.verify("\(name)-\(style.rawValue)", as: [.text, .svg])
        #expect(XMLParser(data: Data(snapshot.svg().utf8)).parse())
    }
}

private struct GlassScene: View {
    @Namespace private var space

    var body: some View {
        ZStack {
            LinearGradient(colors: [.blue, .orange], startPoint: .leading, endPoint: .trailing)
            VStack(spacing: 16) {
                Text("Regular").padding(8).frame(width: 160).glassEffect()
                Text("Clear").padding(8).frame(width: 160).glassEffect(.clear)
                Text("Tinted").padding(8).frame(width: 160).glassEffect(.regular.tint(.green))
                Text("Rounded").padding(8).frame(width: 160).glassEffect(in: .rect(cornerRadius: 8))
                GlassEffectContainer(spacing: 16) {
                    HStack(spacing: 8) {
                        ForEach(0..<4) { index in
                            Text("\(index)").frame(width: 32, height: 32).glassEffect()
                        }
                    }
                }
                GlassEffectContainer(spacing: 0) {
                    HStack(spacing: 16) {
                        ForEach(0..<4) { index in
                            Text("\(index)").frame(width: 32, height: 32).glassEffect()
                                .glassEffectUnion(id: index / 2, namespace: space)
                        }
                    }
                }
                HStack {
                    Button("Glass") {}.buttonStyle(.glass)
                    Button("Prominent") {}.buttonStyle(.glassProminent)
                    Button("Off") {}.buttonStyle(.glass).disabled(true)
                }
            }
        }
    }
}
