import DeclarativeUI
import Foundation

/// The scenes of controls.
@MainActor enum ControlScenes {
    static func view(of scene: ControlSceneTests.Scene) -> UIView {
        switch scene {
        case .labels: return labels
        case .wrappedLabel:
            let label = label("A label breaks its text between words into as many lines as it may have")
            label.numberOfLines = 0
            return sized(label, 160, 96)
        case .truncatedLabels:
            let modes: [NSLineBreakMode] = [.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byClipping]
            return column(
                modes.map { mode in
                    let label = label("More text than there is room for")
                    label.lineBreakMode = mode
                    return label
                }, 144, 96)
        case .largeType:
            let label = label("Large type")
            label.font = .preferredFont(forTextStyle: .title1)
            label.adjustsFontForContentSizeCategory = true
            label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            return sized(label, 320, 64)
        case .buttons, .disabledButtons: return buttons(isEnabled: scene == .buttons)
        case .switches:
            return row(
                [true, false].flatMap { isOn in
                    [true, false].map { isEnabled in
                        let control = UISwitch()
                        control.isOn = isOn
                        control.isEnabled = isEnabled
                        return control
                    }
                }, 280, 40)
        case .images: return images
        case .row: return row([box(.systemRed, 40, 20), label("text"), box(.systemBlue, 24, 40)], 200, 56)
        case .column: return column([box(.systemRed, 40, 20), label("text"), box(.systemBlue, 24, 24)], 120, 96)
        case .nestedStacks:
            let inner = UIStackView(arrangedSubviews: [label("one"), label("two")])
            inner.axis = .vertical
            return row([box(.systemGreen, 32, 32), inner, UISwitch()], 200, 48)
        case .list, .grid, .swiftUIInCells, .scrolled: return CollectionScenes.view(of: scene)
        case .navigation: return navigation
        case .largeTitle, .scrolledTitle, .barAppearance, .toolbar, .searching, .searchScopes:
            return BarScenes.view(of: scene)
        case .columns, .coveringColumns: return ColumnScenes.columns(areCovering: scene == .coveringColumns)
        case .tabAppearance: return ColumnScenes.tabs
        case .transformed:
            let stage = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 96))
            let turned = box(.systemPurple, 64, 32)
            turned.center = CGPoint(x: 80, y: 48)
            turned.transform = CGAffineTransform(rotationAngle: .pi / 6)
            stage.addSubview(turned)
            return stage
        case .drawing: return Drawn(frame: CGRect(x: 0, y: 0, width: 160, height: 96))
        case .borders:
            return sized(
                _UIHostingView(
                    rootView: Boxed {
                        Label("outer", systemImage: "star")
                        Represented {
                            let hosting = _UIHostingView(rootView: Boxed { Text("inner").foregroundStyle(.tint) })
                            hosting.backgroundColor = .secondarySystemBackground
                            return hosting
                        }
                    }), 200, 112)
        }
    }

    static func sized(_ view: UIView, _ width: CGFloat, _ height: CGFloat) -> UIView {
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return view
    }

    static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    static func box(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = FixedBox(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.backgroundColor = color
        return view
    }

    private static func row(_ views: [UIView], _ width: CGFloat, _ height: CGFloat) -> UIView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 8
        stack.alignment = .center
        stack.distribution = .equalSpacing
        return sized(stack, width, height)
    }

    private static func column(_ views: [UIView], _ width: CGFloat, _ height: CGFloat) -> UIView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 4
        stack.alignment = .leading
        stack.distribution = .equalSpacing
        return sized(stack, width, height)
    }

    private static var labels: UIView {
        let colors: [UIColor] = [.label, .secondaryLabel, .systemRed]
        return column(
            zip(["leading", "secondary", "bold and red"], colors).map { text, color in
                let label = label(text)
                label.textColor = color
                if color == .systemRed { label.font = .boldSystemFont(ofSize: 17) }
                return label
            }, 160, 80)
    }

    private static func buttons(isEnabled: Bool) -> UIView {
        let configurations: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
        return column(
            configurations.enumerated().map { index, configuration in
                var configuration = configuration
                configuration.title = ["Plain", "Gray", "Tinted", "Filled"][index]
                let button = UIButton(configuration: configuration)
                button.isEnabled = isEnabled
                return button
            }, 160, 176)
    }

    private static var images: UIView {
        let symbol = UIImageView(image: UIImage(systemName: "star"))
        let named = UIImageView(image: UIImage(systemName: "heart")?.withTintColor(.systemPink))
        named.frame.size = CGSize(width: 40, height: 40)
        return row([symbol, named], 120, 48)
    }

    private static var navigation: UIView {
        let content = UIViewController()
        content.title = "Settings"
        content.view.backgroundColor = .systemBackground
        let text = label("Content")
        text.frame = CGRect(x: 16, y: 64, width: 120, height: 16)
        content.view.addSubview(text)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.viewControllers[0].title = "Back"
        navigation.pushViewController(content, animated: false)
        // The view keeps its controller for the time of the picture.
        let stage = Stage(controller: navigation)
        return sized(stage, 240, 128)
    }
}

/// A view that keeps a controller whose view fills it.
final class Stage: UIView {
    private let controller: UIViewController

    init(controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
        addSubview(controller.view)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller.view.frame = bounds
    }
}

/// A view that is as large as it was made.
private final class FixedBox: UIView {
    private let size: CGSize

    override init(frame: CGRect) {
        size = frame.size
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

/// Draws with the imperative means.
private final class Drawn: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.systemTeal.setFill()
        UIBezierPath(roundedRect: CGRect(x: 8, y: 8, width: 64, height: 40), cornerRadius: 8).fill()
        UIColor.systemOrange.setStroke()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 88, y: 16))
        path.addLine(to: CGPoint(x: 144, y: 16))
        path.addQuadCurve(to: CGPoint(x: 88, y: 64), controlPoint: CGPoint(x: 152, y: 64))
        path.close()
        path.lineWidth = 2
        path.stroke()
        let context = UIGraphicsGetCurrentContext()
        context?.saveGState()
        context?.setAlpha(0.5)
        context?.setFillColor(UIColor.systemRed.cgColor)
        context?.fillEllipse(in: CGRect(x: 48, y: 32, width: 48, height: 48))
        context?.restoreGState()
        "drawn".draw(
            at: CGPoint(x: 8, y: 72),
            withAttributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label])
    }
}

/// Views in a column with a line around them.
private struct Boxed<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 8) { content }
            .padding(8)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .border(.separator)
    }
}

/// A view of the other world.
private struct Represented: UIViewRepresentable {
    let make: @MainActor () -> UIView

    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
}
