import Drawing
import Foundation

/// Shows all keys by group. The arrow keys scroll, and Escape closes.
package final class KeySheetController: UIViewController {
    private let hints: [KeyHint]
    private let scroll = UIScrollView()
    private let content = KeySheetView()

    package init(_ hints: [KeyHint]) {
        self.hints = hints.filter { !$0.isBlocked }
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
        title = "Keys"
        content.groups = KeyHint.Group.allCases.compactMap { group in
            let rows = self.hints.filter { $0.group == group }
            return rows.isEmpty ? nil : (group.title, rows.map { (KeyWords.capitalized($0.title), $0.names) })
        }
        let size = content.sizeThatFits(CGSize(width: 480, height: 0))
        preferredContentSize = CGSize(width: size.width, height: size.height)
    }

    package required init?(coder: NSCoder) {
        fatalError("A list of keys cannot come from an archive.")
    }

    package override func loadView() {
        scroll.addSubview(content)
        view = scroll
        view.backgroundColor = .systemBackground
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = scroll.bounds.width
        content.frame = CGRect(
            origin: .zero, size: CGSize(width: width, height: content.sizeThatFits(scroll.bounds.size).height))
        scroll.contentSize = content.frame.size
    }

    package override var keyCommands: [UIKeyCommand]? {
        let keys: [(String, (KeySheetController) -> () -> Void)] = [
            (UIKeyCommand.inputUpArrow, { sheet in { sheet.move(by: -sheet.line) } }),
            (UIKeyCommand.inputDownArrow, { sheet in { sheet.move(by: sheet.line) } }),
            (UIKeyCommand.inputPageUp, { sheet in { sheet.move(by: sheet.line - sheet.page) } }),
            (UIKeyCommand.inputPageDown, { sheet in { sheet.move(by: sheet.page - sheet.line) } }),
            (" ", { sheet in { sheet.move(by: sheet.page - sheet.line) } }),
        ]
        return (super.keyCommands ?? [])
            + keys.map { UIKeyCommand(input: $0.0, modifierFlags: [], action: $0.1).listed(as: "scroll") }
            + ["?", "q"].map {
                UIKeyCommand(input: $0, modifierFlags: [], action: KeySheetController.close)
            }
    }

    private var line: CGFloat { traitCollection.textMedium.figures.grain.wholeHeight(content.lineHeight) }
    private var page: CGFloat { scroll.bounds.height }

    private func move(by distance: CGFloat) {
        let most = max(0, scroll.contentSize.height - scroll.bounds.height)
        scroll.contentOffset.y = min(max(0, scroll.contentOffset.y + distance), most)
    }

    private func close() { dismiss(animated: true) }
}

/// Words of lists of keys.
enum KeyWords {
    /// A phrase as it begins a row.
    static func capitalized(_ phrase: String) -> String { phrase.prefix(1).uppercased() + phrase.dropFirst() }
}
