import SwiftUI
import UIKit

/// Messages, with a rotor that leads from one that is important to the next.
struct MessagesScreen: View {
    struct Message: Identifiable {
        let id: Int
        let subject: String
        var isImportant = false
    }

    let messages: [Message]
    let title: LocalizedStringResource = "Messages"
    @Namespace private var space
    @State private var isAsking = false
    @State private var name = ""

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(messages) { message in
                    Text(message.subject).accessibilityRotorEntry(id: message.id, in: space)
                }
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityRotor("Important") {
            ForEach(messages) { message in
                if message.isImportant { AccessibilityRotorEntry(message.subject, id: message.id) }
            }
        }
        .accessibilityRotor(.headings) {
            ForEach(messages) { AccessibilityRotorEntry($0.subject, id: $0.id, in: space) }
        }
        .accessibilityRotor("Subjects", entries: messages, entryLabel: \.subject)
        .accessibilityRotor(title, entries: messages, entryID: \.id, entryLabel: \.subject)
        .accessibilityActivationPoint(.leading)
        .accessibilityActivationPoint(CGPoint(x: 4, y: 4), isEnabled: false)
        .alert(title, isPresented: $isAsking) {
            TextField(title, text: $name)
            Button(title, systemImage: "star") {}
        }
    }
}

/// Labels, with a rotor of a program.
final class RotorController: UIViewController {
    private let labels = (0..<3).map { _ in UILabel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        for label in labels { view.addSubview(label) }
        view.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Labels") { [weak self] predicate in
                guard let self else { return nil }
                let current = labels.firstIndex { $0 === predicate.currentItem.targetElement }
                let next = (current ?? -1) + (predicate.searchDirection == .next ? 1 : -1)
                guard labels.indices.contains(next) else { return nil }
                return UIAccessibilityCustomRotorItemResult(targetElement: labels[next], targetRange: nil)
            }
        ]
    }
}
