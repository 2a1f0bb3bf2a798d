import ImperativeUI
import TestSupport
import Testing
import BridgedEnvironment

@MainActor @Suite("The accessibility tree of views") struct ImperativeTreeTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() { window.isHidden = false }

    private var outline: String { window.accessibilityTree.outline }

    private func show(_ views: UIView...) {
        for (place, view) in views.enumerated() {
            view.frame = CGRect(x: 10, y: 10 + CGFloat(place) * 50, width: 200, height: 44)
            window.addSubview(view)
        }
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test("Labels and controls are elements with what they are, are called and are set to")
    func controls() {
        let field = UITextField()
        field.placeholder = "Name"
        field.text = "Ada"
        let secret = UITextField()
        (secret.placeholder, secret.isSecureTextEntry, secret.text) = ("Password", true, "abc")
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.isEnabled = false
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Wi-Fi"
        toggle.isOn = true
        let slider = UISlider()
        slider.accessibilityLabel = "Volume"
        slider.value = 0.25
        let stepper = UIStepper()
        stepper.accessibilityLabel = "Copies"
        stepper.value = 3
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.selectedSegmentIndex = 1
        let progress = UIProgressView()
        progress.accessibilityLabel = "Download"
        progress.progress = 0.5
        show(label("Hello"), field, secret, button, toggle, slider, stepper, segments, progress)
        #expect(
            outline == """
                window
                  text "Hello"
                  text field "Name" = "Ada"
                  secure text field "Password" = "•••"
                  button "Save" (disabled)
                  switch "Wi-Fi" = "1"
                  slider "Volume" = "25%"
                  stepper "Copies" = "3"
                  button "One"
                  button "Two" (selected)
                  progress "Download" = "50%"

                """)
    }

    @Test("What is hidden is not told of, nor what is said to be hidden; nor what is beside something modal")
    func hidden() {
        let (one, two, three) = (label("One"), label("Two"), label("Three"))
        let box = UIView()
        box.addSubview(three)
        show(one, two, box)
        one.isHidden = true
        #expect(outline == "window\n  text \"Two\"\n  text \"Three\"\n")
        two.alpha = 0
        box.accessibilityElementsHidden = true
        #expect(outline == "")
        one.isHidden = false
        (two.alpha, box.accessibilityElementsHidden) = (1, false)
        box.accessibilityViewIsModal = true
        #expect(outline == "window\n  text \"Three\"\n")
    }

    @Test("A view that is an element stands for all in it; a view with a name is a group")
    func elements() {
        let box = UIView()
        box.addSubview(label("Inside"))
        show(box)
        #expect(outline == "window\n  text \"Inside\"\n")
        box.accessibilityIdentifier = "box"
        #expect(outline == "window\n  group #box\n    text \"Inside\"\n")
        box.isAccessibilityElement = true
        box.accessibilityTraits = [.button, .selected]
        (box.accessibilityLabel, box.accessibilityHint) = ("Box", "Opens it")
        #expect(outline == "window\n  button \"Box\" (selected) ? \"Opens it\" #box\n")
        #expect(window.accessibilityTree.speech == ["selected, Box, button, Opens it"])
    }

    @Test("Traits that are set say what a label or an image is")
    func traits() {
        let title = label("Chapter")
        title.accessibilityTraits = .header
        let image = UIImageView()
        (image.isAccessibilityElement, image.accessibilityLabel) = (true, "Cat")
        let link = label("Site")
        link.accessibilityTraits = .link
        show(title, image, link)
        #expect(outline == "window\n  heading \"Chapter\"\n  image \"Cat\"\n  link \"Site\"\n")
    }

    @Test("The elements that a view names are told of in their order, and say where they are")
    func given() {
        let view = PianoView()
        show(view, label("Below"))
        #expect(outline == "window\n  button \"C\"\n  button \"D\"\n  text \"Below\"\n")
        let tree = window.accessibilityTree
        #expect(tree.element(label: "D")?.frame == CGRect(x: 60, y: 10, width: 50, height: 44))
        #expect(tree.element(.button, label: "D")?.activate() == true)
        #expect(view.played == ["D"])
    }

    @Test("A role and a label are enough to find and use each control")
    func use() {
        var notes: [String] = []
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in notes.append("go") })
        let toggle = UISwitch()
        toggle.accessibilityLabel = "On"
        let slider = UISlider()
        slider.accessibilityLabel = "Size"
        let stepper = UIStepper()
        stepper.accessibilityLabel = "Count"
        let field = UITextField()
        field.placeholder = "Name"
        field.addAction(UIAction { _ in notes.append("typed") }, for: .editingChanged)
        let text = UITextView()
        text.accessibilityLabel = "Notes"
        let pages = UIPageControl()
        pages.accessibilityLabel = "Pages"
        pages.numberOfPages = 3
        show(button, toggle, slider, stepper, field, text, pages)
        let tree = window.accessibilityTree
        #expect(tree.element(.button, label: "Go")?.activate() == true)
        #expect(tree.element(.toggle, label: "On")?.activate() == true)
        #expect(tree.element(.slider, label: "Size")?.increment() == true)
        #expect(tree.element(.stepper, label: "Count")?.increment() == true)
        #expect(tree.element(.textField, label: "Name")?.setText("Grace") == true)
        #expect(tree.element(.textView, label: "Notes")?.setText("Lines\nof text") == true)
        #expect(tree.element(.pages, label: "Pages")?.increment() == true)
        #expect(notes == ["go", "typed"] || notes == ["go", "typed", "typed"])
        #expect(toggle.isOn && abs(slider.value - 0.1) < 0.001 && stepper.value == 1 && pages.currentPage == 1)
        #expect(field.text == "Grace" && text.text == "Lines\nof text")
        #expect(tree.element(.button, label: "Go")?.increment() == false)
        field.isEnabled = false
        #expect(window.accessibilityTree.element(.textField, label: "Name")?.setText("No") == false)
    }

    @Test("Actions with names are done by them; escape and the magic tap go up the responder chain")
    func actions() {
        var notes: [String] = []
        let view = label("Mail")
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete") { _ in
                notes.append("delete")
                return true
            },
            UIAccessibilityCustomAction(name: "Reply") { _ in false },
        ]
        let controller = EscapingController()
        window.rootViewController = controller
        controller.view.addSubview(view)
        let mail = window.accessibilityTree.element(label: "Mail")
        #expect(mail?.actionNames == ["Delete", "Reply"])
        #expect(mail?.perform(actionNamed: "Delete") == true)
        #expect(mail?.perform(actionNamed: "Reply") == false)
        #expect(mail?.perform(actionNamed: "Other") == false)
        #expect(mail?.performEscape() == true)
        #expect(mail?.performMagicTap() == false)
        #expect(notes == ["delete"] && controller.escapes == 1)
    }

    @Test("An element scrolls what it is in by a page, as far as there is more")
    func scrolling() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 100, height: 250)
        let text = label("Text")
        text.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        scroll.addSubview(text)
        window.addSubview(scroll)
        let element = window.accessibilityTree.element(label: "Text")
        #expect(element?.scroll(.down) == true)
        #expect(scroll.contentOffset.y == 100)
        #expect(element?.scroll(.next) == true)
        #expect(scroll.contentOffset.y == 150)
        #expect(element?.scroll(.down) == false)
        #expect(window.accessibilityTree.element(label: "Text")?.frame.minY == -150)
    }

    @Test("What is presented covers what is behind it, and alerts have a heading")
    func presented() {
        let controller = UIViewController()
        window.rootViewController = controller
        controller.view.addSubview(label("Behind"))
        window.layoutIfNeeded()
        let alert = UIAlertController(title: "Sure?", message: "It is gone then.", preferredStyle: .alert)
        var wasDeleted = false
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in wasDeleted = true })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        controller.present(alert, animated: false)
        #expect(
            outline == """
                window
                  alert
                    heading "Sure?"
                    text "It is gone then."
                    button "Cancel"
                    button "Delete"

                """
                || outline == """
                    window
                      alert
                        heading "Sure?"
                        text "It is gone then."
                        button "Delete"
                        button "Cancel"

                    """
        )
        #expect(window.accessibilityTree.element(.button, label: "Delete")?.activate() == true)
        window.layoutIfNeeded()
        #expect(wasDeleted)
        #expect(outline == "window\n  text \"Behind\"\n")
    }

    @Test("What is not there is reported, with what there is instead; and once it is gone, nothing is done")
    func missing() {
        show(label("Here"))
        let tree = window.accessibilityTree
        let reports = issues { #expect(tree.element(.button, label: "There") == nil) }
        #expect(reports.count == 1 && reports[0].message.contains("text \"Here\""))
        let element: AccessibilityElement?
        do {
            let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in })
            show(button)
            element = window.accessibilityTree.element(.button, label: "Go")
            button.removeFromSuperview()
        }
        #expect(element?.activate() == false)
    }
}

private final class PianoView: UIView {
    var played: [String] = []

    override var accessibilityElements: [Any]? {
        get {
            ["C", "D"].enumerated().map { place, name in
                let key = PianoKey(accessibilityContainer: self)
                key.accessibilityLabel = name
                key.accessibilityTraits = .button
                key.accessibilityFrameInContainerSpace = CGRect(x: CGFloat(place) * 50, y: 0, width: 50, height: 44)
                keys.append(key)
                return key
            }
        }
        set {}
    }

    private var keys: [PianoKey] = []
}

private final class PianoKey: UIAccessibilityElement {
    override func accessibilityActivate() -> Bool {
        (accessibilityContainer as? PianoView)?.played.append(accessibilityLabel ?? "")
        return true
    }
}

private final class EscapingController: UIViewController {
    var escapes = 0

    override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
    }
}
