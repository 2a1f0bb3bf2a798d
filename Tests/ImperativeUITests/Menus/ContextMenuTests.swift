import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite("Context menus", .serialized) struct ContextMenuTests {
    /// Gives a menu with two actions, and notes what it is told.
    @MainActor private final class Giver: UIContextMenuInteractionDelegate {
        let stage: MenuStage
        var hasMenu = true
        var preview: UIViewController?
        var places: [CGPoint] = []
        var told: [String] = []

        init(_ stage: MenuStage) { self.stage = stage }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            places.append(location)
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: preview.map { page in { page } }) { _ in
                UIMenu(children: [self.stage.action("Copy"), self.stage.action("Delete", attributes: .destructive)])
            }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { told.append("comes") }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            told.append("goes")
            animator?.addCompletion { [unowned self] in told.append("gone") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { animator.addCompletion { [unowned self] in told.append("preview") } }
    }

    @MainActor private struct Place {
        let stage = MenuStage()
        let giver: Giver
        let view = UIView(frame: CGRect(x: 80, y: 48, width: 160, height: 64))
        let interaction: UIContextMenuInteraction

        init() {
            giver = Giver(stage)
            interaction = UIContextMenuInteraction(delegate: giver)
            view.addInteraction(interaction)
            stage.root.view.addSubview(view)
            _ = stage.host.text
        }
    }

    @Test("A press that is held down and the secondary button open the menu where they are")
    func pointer() {
        let place = Place()
        defer { place.stage.host.end() }
        place.stage.host.send(.pointer(HostPointer(.down, at: CGPoint(x: 100, y: 72))))
        place.stage.host.wait(0.6)
        #expect(place.stage.menuLines == ["Copy", "Delete"])
        #expect(place.giver.places == [CGPoint(x: 20, y: 24)])
        #expect(place.interaction.menuAppearance == .compact)
        place.stage.host.send(.pointer(HostPointer(.up, at: CGPoint(x: 100, y: 72))))
        place.stage.press(.keyboardEscape)
        place.stage.host.secondaryClick(at: CGPoint(x: 120, y: 64))
        #expect(place.stage.isOpen)
        #expect(place.giver.places.last == CGPoint(x: 40, y: 16))
        #expect(place.interaction.location(in: nil) == CGPoint(x: 120, y: 64))
        place.stage.press(.keyboardReturnOrEnter)
        #expect(place.stage.takeNotes() == ["Copy"])
        #expect(place.giver.told == ["comes", "goes", "gone", "comes", "goes", "gone"])
        #expect(place.interaction.menuAppearance == .unknown)
    }

    @Test("A press that moves, and one outside of the view, open nothing")
    func noPress() {
        let place = Place()
        defer { place.stage.host.end() }
        place.stage.host.send(.pointer(HostPointer(.down, at: CGPoint(x: 100, y: 72))))
        place.stage.host.send(.pointer(HostPointer(.move, at: CGPoint(x: 130, y: 72))))
        place.stage.host.wait(0.6)
        #expect(!place.stage.isOpen)
        place.stage.host.send(.pointer(HostPointer(.up, at: CGPoint(x: 130, y: 72))))
        place.stage.host.secondaryClick(at: CGPoint(x: 20, y: 20))
        #expect(!place.stage.isOpen)
        place.giver.hasMenu = false
        place.stage.host.secondaryClick(at: CGPoint(x: 100, y: 72))
        #expect(!place.stage.isOpen && place.giver.places.count == 1)
    }

    @Test("The keys for menus open the menu around what has the focus, beside that")
    func keys() {
        let place = Place()
        defer { place.stage.host.end() }
        place.view.addSubview(UIButton(frame: CGRect(x: 16, y: 16, width: 80, height: 16)))
        _ = place.stage.host.text
        place.stage.host.press(.keyboardF10, modifiers: .shift)
        #expect(!place.stage.isOpen)
        place.stage.press(.keyboardTab)
        place.stage.host.press(.keyboardF10, modifiers: .shift)
        #expect(place.stage.menuLines == ["Copy", "Delete"])
        let rows = place.stage.host.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows[5].hasPrefix("            ┌"))
    }

    @Test("A preview is above the menu; a touch on it closes the menu and tells the delegate")
    func preview() {
        let place = Place()
        defer { place.stage.host.end() }
        let page = UIViewController()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
        label.text = "Picture"
        page.view.addSubview(label)
        page.preferredContentSize = CGSize(width: 120, height: 48)
        place.giver.preview = page
        place.stage.host.secondaryClick(at: CGPoint(x: 100, y: 56))
        #expect(place.stage.menuLines.first == "Picture" && place.stage.menuLines.last == "Delete")
        #expect(place.interaction.menuAppearance == .rich)
        place.stage.host.tap(at: CGPoint(x: 130, y: 88))
        #expect(!place.stage.isOpen)
        #expect(place.giver.told == ["comes", "goes", "gone", "preview"])
    }

    @Test("The menu that is shown can be replaced and closed; an interaction that is removed opens none")
    func control() {
        let place = Place()
        defer { place.stage.host.end() }
        place.stage.host.secondaryClick(at: CGPoint(x: 100, y: 56))
        place.interaction.updateVisibleMenu { $0.replacingChildren([place.stage.action("New")]) }
        #expect(place.stage.menuLines == ["New"])
        place.interaction.dismissMenu()
        #expect(!place.stage.isOpen)
        #expect(place.view.interactions.count == 1)
        place.view.removeInteraction(place.interaction)
        #expect(place.view.interactions.isEmpty && place.interaction.view == nil)
        place.stage.host.secondaryClick(at: CGPoint(x: 100, y: 56))
        #expect(!place.stage.isOpen)
    }
}
