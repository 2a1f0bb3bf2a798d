import Drawing
import Foundation
import ImperativeUI
import Testing

@MainActor @Suite("UIButton") struct ButtonTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)

    private func button(_ configuration: UIButton.Configuration, _ title: String = "Go") -> UIButton {
        var configuration = configuration
        configuration.title = title
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        return button
    }

    private func fill(of button: UIButton) -> ColorComponents? {
        guard case .color(let color)? = drawn(by: button, light).fills.first?.paint else { return nil }
        return color
    }

    private func text(of button: UIButton) -> ColorComponents? { drawn(by: button, light).runs.first?.color }

    @Test("A tap runs the primary action and the actions of a touch up inside, each once")
    func taps() {
        var notes: [String] = []
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { notes.append($0.title) })
        button.addAction(UIAction { _ in notes.append("up") }, for: .touchUpInside)
        button.sizeToFit()
        #expect(button.tap(at: CGPoint(x: 5, y: 5)))
        #expect(notes == ["up", "Go"])
    }

    @Test("Sending a touch up inside runs the primary action too")
    func sending() {
        var runs = 0
        let button = UIButton(type: .system, primaryAction: UIAction { _ in runs += 1 })
        button.sendActions(for: .touchUpInside)
        #expect(runs == 1)
        button.sendActions(for: .primaryActionTriggered)
        button.performPrimaryAction()
        #expect(runs == 3)
        button.isEnabled = false
        button.performPrimaryAction()
        #expect(runs == 3)
    }

    @Test("The title is the configuration's, else the state's, else the normal state's, else the action's")
    func titles() {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Action") { _ in })
        button.frame = CGRect(x: 0, y: 0, width: 160, height: 32)
        #expect(drawn(by: button).texts == ["Action"])
        button.setTitle("Normal", for: .normal)
        button.setTitle("Chosen", for: .selected)
        #expect(drawn(by: button).texts == ["Normal"])
        button.isSelected = true
        #expect(drawn(by: button).texts == ["Chosen"])
        #expect(button.currentTitle == "Chosen" && button.title(for: .disabled) == "Normal")
        button.configuration = .plain()
        button.configuration?.title = "Configured"
        #expect(drawn(by: button).texts == ["Configured"])
    }

    @Test("A button without a configuration shows the colour of its state")
    func titleColours() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.tintColor = .red
        button.sizeToFit()
        #expect(text(of: button) == ColorComponents(red: 1, green: 0, blue: 0))
        button.setTitleColor(.blue, for: .normal)
        #expect(text(of: button) == ColorComponents(red: 0, green: 0, blue: 1))
        let custom = UIButton(type: .custom)
        custom.setTitle("Go", for: .normal)
        custom.sizeToFit()
        #expect(text(of: custom) == ColorComponents(white: 1))
    }

    @Test("Each style has its background and content colours, from the tint")
    func styles() {
        let tint = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let blue = ColorComponents(red: 0, green: 0, blue: 1)
        var found: [String: (fill: ColorComponents?, text: ColorComponents?)] = [:]
        let styles: [(String, UIButton.Configuration)] = [
            ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
        ]
        for (name, style) in styles {
            let button = button(style)
            button.tintColor = tint
            found[name] = (fill(of: button), text(of: button))
        }
        #expect(found["plain"]?.fill == nil && found["plain"]?.text == blue)
        #expect(found["gray"]?.text == blue)
        #expect(found["gray"]?.fill == UIColor.secondarySystemFill.resolvedColor(with: light).cgColor.value)
        #expect(found["tinted"]?.fill == blue.withAlpha(0.18) && found["tinted"]?.text == blue)
        #expect(found["filled"]?.fill == blue && found["filled"]?.text == ColorComponents(white: 1))
    }

    @Test("A disabled button is grey, a touched one faded, a destructive one red")
    func states() {
        let button = button(.filled())
        button.role = .destructive
        let red = UIColor.systemRed.resolvedColor(with: light).cgColor.value
        #expect(fill(of: button) == red)
        button.isHighlighted = true
        #expect(fill(of: button) == red.withAlpha(0.75))
        button.isEnabled = false
        #expect(text(of: button) == UIColor.secondaryLabel.resolvedColor(with: light).cgColor.value)
    }

    @Test("Colours that are set go before those of the style, also where they are dynamic")
    func ownColours() {
        var configuration = UIButton.Configuration.filled()
        configuration.baseBackgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .red }
        configuration.baseForegroundColor = .blue
        let button = button(configuration)
        #expect(fill(of: button) == ColorComponents(red: 1, green: 0, blue: 0))
        #expect(text(of: button) == ColorComponents(red: 0, green: 0, blue: 1))
        let dark = drawn(by: button, UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark.fills.first?.paint == .color(ColorComponents(white: 0)))
    }

    @Test("The tint comes from the views around, and follows it")
    func tint() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let button = button(.plain())
        parent.addSubview(button)
        parent.tintColor = .red
        #expect(drawn(by: parent, light).runs.first?.color == ColorComponents(red: 1, green: 0, blue: 0))
        parent.tintColor = .blue
        #expect(drawn(by: parent, light).runs.first?.color == ColorComponents(red: 0, green: 0, blue: 1))
    }

    @Test("The size is that of the content and the space of the button's size around it")
    func sizes() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        let button = UIButton(configuration: configuration)
        #expect(button.intrinsicContentSize == CGSize(width: 16 + 24, height: 16 + 14))
        button.configuration?.buttonSize = .large
        #expect(button.intrinsicContentSize == CGSize(width: 16 + 40, height: 16 + 30))
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(button.intrinsicContentSize == CGSize(width: 16 + 6, height: 16 + 4))
        button.configuration?.setDefaultContentInsets()
        button.configuration?.subtitle = "Now"
        #expect(button.intrinsicContentSize.height > 16 + 30)
    }

    @Test("The content grows with the text size, and the button with it")
    func textSize() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 400))
        window.isHidden = false
        let button = button(.filled())
        window.addSubview(button)
        window.layoutIfNeeded()
        let before = button.intrinsicContentSize
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        window.layoutIfNeeded()
        #expect(button.intrinsicContentSize.height > before.height + 20)
        #expect(window.snapshot().textPicture.list.runs.map(\.font.size) == [53])
    }

    @Test("Content is mirrored where reading goes from right to left")
    func direction() {
        let button = button(.plain())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
        button.contentHorizontalAlignment = .leading
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 24)
        func place(_ direction: UITraitEnvironmentLayoutDirection) -> [CGRect] {
            drawn(by: button, UITraitCollection(layoutDirection: direction)).textBounds
        }
        #expect(place(.leftToRight) == [CGRect(x: 8, y: 8, width: 16, height: 16)])
        #expect(place(.rightToLeft) == [CGRect(x: 76, y: 8, width: 16, height: 16)])
    }

    @Test("The corners are those of the style, a capsule's half the height")
    func corners() {
        var configuration = UIButton.Configuration.filled()
        func radius(_ style: UIButton.Configuration.CornerStyle) -> Double {
            configuration.cornerStyle = style
            let button = button(configuration)
            switch drawn(by: button).fills.first?.shape {
            case .roundedRect(_, let width, _): return width
            case .rect: return 0
            default: return -1
            }
        }
        #expect(radius(.dynamic) == 6)
        #expect(radius(.capsule) == 15)
        #expect(radius(.fixed) == 0)
        configuration.background.cornerRadius = 3
        #expect(radius(.fixed) == 3)
    }

    @Test("A stroke lies inside the background")
    func stroke() {
        var configuration = UIButton.Configuration.plain()
        configuration.background.strokeColor = .red
        configuration.background.strokeWidth = 2
        let button = button(configuration)
        let bounds = button.bounds
        guard case .stroke(let shape, let pen, redPaint)? = drawn(by: button).leaves.first else {
            Issue.record("no stroke")
            return
        }
        #expect(pen.width == 2)
        #expect(shape.bounds == bounds.insetBy(dx: 1, dy: 1))
    }

    @Test("The update handler runs with each change of the state, and may change the configuration")
    func handler() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        let button = button(.plain())
        button.frame.size.width = 100
        window.addSubview(button)
        var runs = 0
        button.configurationUpdateHandler = { button in
            runs += 1
            button.configuration?.title = button.isSelected ? "Chosen" : "Free"
        }
        window.layoutIfNeeded()
        #expect(runs == 1)
        #expect(window.snapshot().textPicture.list.texts == ["Free"])
        button.isSelected = true
        window.layoutIfNeeded()
        #expect(runs == 2)
        #expect(window.snapshot().textPicture.list.texts == ["Chosen"])
        window.layoutIfNeeded()
        #expect(runs == 2)
    }

    @Test("The update handler's reads of traits are tracked, and of no others")
    func handlerTracking() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        let button = button(.plain())
        window.addSubview(button)
        var found: [Int] = []
        button.configurationUpdateHandler = { found.append($0.traitCollection.crowd) }
        window.layoutIfNeeded()
        window.traitOverrides.crowd = 5
        window.layoutIfNeeded()
        window.traitOverrides.look = .bold
        window.layoutIfNeeded()
        #expect(found == [1, 5])
    }

    @Test("A button can choose itself by taps")
    func selection() {
        let button = button(.gray())
        button.changesSelectionAsPrimaryAction = true
        button.tap(at: CGPoint(x: 5, y: 5))
        #expect(button.isSelected)
        button.tap(at: CGPoint(x: 5, y: 5))
        #expect(!button.isSelected)
    }

    @Test("Baselines are those of the title")
    func baselines() {
        let button = button(.filled())
        #expect(button.firstBaseline(inHeight: 30) == 19)
        #expect(button.lastBaseline(inHeight: 30) == 11)
    }
}
