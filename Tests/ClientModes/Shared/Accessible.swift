import SwiftUI
import UIKit

// What programs say to those who cannot see them, in both worlds.

struct AccessibleCard: View {
    @State private var votes = 3
    @State private var isOpen = false
    @AccessibilityFocusState private var isRead: Bool
    @AccessibilityFocusState private var part: Part?

    enum Part: Hashable {
        case title, votes
    }

    var body: some View {
        VStack {
            Text("Cats")
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h1)
                .accessibilityFocused($part, equals: .title)
            Image(systemName: "star.fill")
                .accessibilityHidden(true)
            HStack {
                Text("Votes")
                Text("\(votes)")
            }
            .accessibilityElement(children: .combine)
            .accessibilityLabel("Votes for cats")
            .accessibilityValue(Text("\(votes)"))
            .accessibilityHint("Swipe up to vote")
            .accessibilityInputLabels(["Votes", "Cats"])
            .accessibilitySortPriority(1)
            .accessibilityFocused($part, equals: .votes)
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: votes += 1
                case .decrement: votes -= 1
                @unknown default: break
                }
            }
            .accessibilityAction(named: "Reset") { votes = 0 }
            .accessibilityAction(.escape) { isOpen = false }
            .accessibilityAction { isOpen.toggle() }
            .accessibilityActions {
                Button("Double") { votes *= 2 }
            }
            .accessibilityRespondsToUserInteraction()
            Color.red
                .accessibilityElement()
                .accessibilityLabel(Text("Red"))
                .accessibilityRemoveTraits(.isImage)
                .accessibilityScrollAction { edge in if edge == .top { votes = 0 } }
                .accessibilityFocused($isRead)
            Color.green
                .accessibilityRepresentation { Toggle("Open", isOn: $isOpen) }
                .accessibilityIdentifier("open")
            Color.blue
                .accessibilityChildren { Text("Monday") }
                .accessibilityElement(children: .contain)
                .onTapGesture { isRead = true }
        }
    }

    private static let traits: AccessibilityTraits = [.isButton, .updatesFrequently]
    static func isButton() -> Bool { traits.contains(.isButton) && AccessibilityActionKind.default == .default }
}

struct FormerlyAccessibleCard {
    @available(*, deprecated)
    @MainActor func card() -> some View {
        Text("Cats").accessibility(label: Text("Cats")).accessibility(addTraits: .isHeader)
            .accessibility(value: Text("3")).accessibility(hint: Text("Votes")).accessibility(hidden: false)
            .accessibility(identifier: "cats").accessibility(sortPriority: 1).accessibility(removeTraits: .isLink)
            .accessibility(inputLabels: [Text("Cat")])
    }
}

final class AccessibleGauge: UIView {
    private var value = 5

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = [.adjustable, .updatesFrequently]
        accessibilityLabel = "Volume"
        accessibilityHint = "Swipe up for more"
        accessibilityIdentifier = "volume"
        accessibilityUserInputLabels = ["Volume", "Loudness"]
        accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Mute") { [weak self] _ in
                self?.value = 0
                return true
            }
        ]
        shouldGroupAccessibilityChildren = true
        accessibilityViewIsModal = false
        accessibilityElementsHidden = false
        accessibilityRespondsToUserInteraction = true
        accessibilityPath = UIBezierPath(rect: bounds)
        accessibilityActivationPoint = center
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityValue: String? {
        get { "\(value)" }
        set {}
    }

    override func accessibilityIncrement() { value += 1 }
    override func accessibilityDecrement() { value -= 1 }
    override func accessibilityActivate() -> Bool {
        value = 5
        return true
    }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { direction == .up }
    override func accessibilityPerformMagicTap() -> Bool { true }
}

final class AccessibleChart: UIView {
    private lazy var bars: [UIAccessibilityElement] = (0..<3).map { place in
        let bar = UIAccessibilityElement(accessibilityContainer: self)
        bar.accessibilityLabel = "Bar \(place)"
        bar.accessibilityTraits = UIAccessibilityTraits.staticText
        bar.accessibilityFrameInContainerSpace = CGRect(x: place * 10, y: 0, width: 10, height: 40)
        return bar
    }

    override func accessibilityElementCount() -> Int { bars.count }
    override func accessibilityElement(at index: Int) -> Any? { bars[index] }
    override func index(ofAccessibilityElement element: Any) -> Int {
        bars.firstIndex { $0 === element as? UIAccessibilityElement } ?? NSNotFound
    }

    func tell() {
        if UIAccessibility.isVoiceOverRunning { UIAccessibility.post(notification: .announcement, argument: "Drawn") }
        UIAccessibility.post(notification: .layoutChanged, argument: bars.first)
    }
}

final class AccessibleSheet: UIViewController {
    override func accessibilityPerformEscape() -> Bool {
        dismiss(animated: true)
        return true
    }
}

@MainActor func useCard() -> [String] {
    let controller = UIHostingController(rootView: AccessibleCard())
    let tree = controller.accessibilityTree
    tree.element(label: "Votes for cats")?.increment()
    return tree.speech + controller.accessibilityFaults().map(\.description)
}
