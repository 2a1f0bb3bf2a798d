import SwiftUI
import UIKit

// Text fields, text views and search fields as forms and editors have them.

final class SignInController: UIViewController, UITextFieldDelegate {
    private let nameField = UITextField()
    private let passwordField = UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 34))
    private let amountField = UITextField()
    private lazy var fields: [UITextField] = [nameField, passwordField, amountField]
    private(set) var attempts = 0
    private var observer: (any NSObjectProtocol)?

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.placeholder = "Name"
        nameField.borderStyle = .roundedRect
        nameField.keyboardType = .emailAddress
        nameField.textContentType = .username
        nameField.autocapitalizationType = .none
        nameField.autocorrectionType = .no
        nameField.returnKeyType = .next
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        passwordField.textContentType = .password
        passwordField.returnKeyType = UIReturnKeyType.go
        passwordField.borderStyle = UITextField.BorderStyle.line
        passwordField.clearsOnBeginEditing = true
        amountField.font = .preferredFont(forTextStyle: .body)
        amountField.textAlignment = .right
        amountField.keyboardType = UIKeyboardType.decimalPad
        amountField.addTarget(self, action: SignInController.amountChanged, for: .editingChanged)
        for (tag, field) in fields.enumerated() {
            field.tag = tag
            field.delegate = self
            view.addSubview(field)
        }
        observer = NotificationCenter.default.addObserver(
            forName: UITextField.textDidChangeNotification, object: nameField, queue: .main
        ) { _ in }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        nameField.becomeFirstResponder()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField.tag + 1 < fields.count {
            fields[textField.tag + 1].becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
            signIn()
        }
        return true
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard textField === amountField, let text = textField.text, let range = Range(range, in: text) else {
            return true
        }
        return text.replacingCharacters(in: range, with: string).count <= 6
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { textField.isEnabled }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        // The caret behind the last character, as many forms have it.
        let end = textField.endOfDocument
        textField.selectedTextRange = textField.textRange(from: end, to: end)
    }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        if reason == .committed { textField.text = textField.text?.trimmingCharacters(in: .whitespaces) }
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    func textFieldDidChangeSelection(_ textField: UITextField) {
        guard let range = textField.selectedTextRange, !range.isEmpty else { return }
        print(textField.text(in: range) ?? "")
    }

    func amountChanged(_ sender: UITextField) {
        guard let start = sender.selectedTextRange?.start else { return }
        let offset = sender.offset(from: sender.beginningOfDocument, to: start)
        sender.text = sender.text?.filter { $0.isNumber }
        if let position = sender.position(from: sender.beginningOfDocument, offset: offset) {
            sender.selectedTextRange = sender.textRange(from: position, to: position)
        }
    }

    private func signIn() {
        guard nameField.hasText, passwordField.hasText, !(amountField.text ?? "").isEmpty else { return }
        attempts += 1
    }
}

/// A field of a chosen kind, as a form builder makes it.
enum FieldKind: CaseIterable {
    case name, handle, number, amount, pin, web

    var keyboardType: UIKeyboardType {
        switch self {
        case .name: .default
        case .handle: .twitter
        case .number: .numberPad
        case .amount: .decimalPad
        case .pin: .asciiCapableNumberPad
        case .web: .URL
        }
    }

    var capitalization: UITextAutocapitalizationType { self == .name ? .words : .none }
}

@MainActor func configure(_ input: some UITextInputTraits, as kind: FieldKind) {
    input.keyboardType = kind.keyboardType
    input.autocapitalizationType = kind.capitalization
    input.autocorrectionType = kind == .name ? .default : .no
    input.isSecureTextEntry = kind == .pin
    input.returnKeyType = .done
}

/// A field with room around its text.
class PaddedTextField: UITextField {
    var padding: UIEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

    override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        size.width += padding.left + padding.right
        return size
    }
}

final class NoteController: UIViewController, UITextViewDelegate {
    let textView = UITextView()
    private let placeholder = UILabel()
    private(set) var lengths: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.text = "Write here"
        textView.textColor = .placeholderText
        textView.font = UIFont.systemFont(ofSize: 17)
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
        textView.autocapitalizationType = .sentences
        textView.autocorrectionType = .yes
        textView.keyboardDismissMode = .interactive
        textView.isEditable = true
        textView.isSelectable = true
        textView.delegate = self
        view.addSubview(textView)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        textView.isEditable = editing
        if editing { textView.becomeFirstResponder() }
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    func textViewDidBeginEditing(_ textView: UITextView) {
        if textView.textColor == .placeholderText {
            textView.text = nil
            textView.textColor = .label
        }
    }
    func textViewDidChange(_ textView: UITextView) {
        placeholder.isHidden = textView.hasText
        lengths.append(textView.text.count)
        let bottom = NSRange(location: (textView.text as NSString).length, length: 0)
        textView.scrollRangeToVisible(bottom)
    }
    func textViewDidChangeSelection(_ textView: UITextView) {
        if let range = textView.selectedTextRange, let text = textView.text(in: range) { title = text }
    }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    func textViewDidEndEditing(_ textView: UITextView) {
        if textView.text.isEmpty { textView.text = "Write here" }
    }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        if text == "\n" {
            textView.resignFirstResponder()
            return false
        }
        return textView.text.count + (text.count - range.length) <= 140
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

extension UITextInput {
    /// What is selected, as a range of characters counted from the beginning.
    var selectedOffsets: Range<Int>? {
        guard let selected: UITextRange = selectedTextRange else { return nil }
        let start: UITextPosition = selected.start
        return offset(from: beginningOfDocument, to: start)..<offset(from: beginningOfDocument, to: selected.end)
    }

    func selectAllText() { selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument) }
}

final class FinderController: UIViewController, UISearchBarDelegate, UISearchResultsUpdating {
    private let searchController = UISearchController(searchResultsController: nil)
    private let bar = UISearchBar()
    private(set) var scope = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        searchController.searchResultsUpdater = self
        searchController.searchBar.delegate = self
        searchController.searchBar.placeholder = "Find"
        searchController.searchBar.scopeButtonTitles = ["All", "Titles"]
        searchController.searchBar.showsScopeBar = true
        searchController.searchBar.selectedScopeButtonIndex = scope
        searchController.searchBar.autocapitalizationType = .none
        navigationItem.searchController = searchController
        let field: UISearchTextField = searchController.searchBar.searchTextField
        field.backgroundColor = .secondarySystemBackground
        field.autocorrectionType = .no
        field.returnKeyType = .search
        bar.searchBarStyle = .prominent
        bar.delegate = self
        view.addSubview(bar)
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        scope = selectedScope
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
    func updateSearchResults(for searchController: UISearchController) {
        title = searchController.searchBar.searchTextField.hasText ? searchController.searchBar.text : "Finder"
    }
}

// MARK: Views

struct SignUpForm: View {
    enum Field: Hashable { case name, password, note }

    @State private var name = ""
    @State private var password = ""
    @State private var note = ""
    @State private var isSubmitted = false
    @FocusState private var field: Field?

    var body: some View {
        Form {
            TextField("Name", text: $name)
                .textFieldStyle(.roundedBorder)
                .textInputAutocapitalization(.sentences)
                .focused($field, equals: .name)
                .submitLabel(.next)
                .onSubmit { field = .password }
            SecureField("Password", text: $password)
                .textFieldStyle(RoundedBorderTextFieldStyle())
                .focused($field, equals: .password)
                .onSubmit(submit)
            SecureField("Repeat", text: $password, prompt: Text("again"))
            SecureField(text: $password) { Text("Code") }
            SecureField(text: $password, prompt: Text("once more")) { Image(systemName: "lock") }
            SecureField(name, text: $password).textFieldStyle(UnderlinedFieldStyle(color: .red))
            TextField("Town", text: $note).textFieldStyle(.underlined)
            TextField("Note", text: $note, axis: .vertical).textFieldStyle(.plain)
            Button("Cancel", role: .cancel) { field = nil }.keyboardShortcut(.cancelAction)
            Button("Sign up", action: submit).keyboardShortcut(.defaultAction)
            Button("Find") { field = .name }.keyboardShortcut("f", modifiers: .command)
            Button("Find all") { field = .name }.keyboardShortcut("f", modifiers: [.command, .shift])
        }
        .onSubmit(of: .text) { isSubmitted = true }
        .onSubmit(of: [.text, .search], submit)
        .scrollDismissesKeyboard(.immediately)
    }

    private func submit() { isSubmitted = !name.isEmpty && !password.isEmpty }
}

/// A line below the field, in the colour of what has the focus.
struct UnderlinedFieldStyle: TextFieldStyle {
    var color: Color = .accentColor
    @Environment(\.isEnabled) private var isEnabled

    func _body(configuration: TextField<Self._Label>) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration
                .textFieldStyle(.plain)
                .padding(.horizontal, 4)
            Rectangle().fill(isEnabled ? color : .gray).frame(height: 1)
        }
    }
}

extension TextFieldStyle where Self == UnderlinedFieldStyle {
    static var underlined: UnderlinedFieldStyle { UnderlinedFieldStyle() }
}

extension View {
    func formField(_ style: some TextFieldStyle) -> some View { textFieldStyle(style).padding(4) }
}

struct FinderView: View {
    @State private var term = ""
    @State private var isSearching = false

    var body: some View {
        NavigationStack {
            List(["Ann", "Bob"].filter { term.isEmpty || $0.contains(term) }, id: \.self) { Text($0) }
                .listStyle(PlainListStyle())
                .searchable(text: $term, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find")
                .onSubmit(of: .search) { isSearching = false }
                .formField(.roundedBorder)
            Text("Others").searchable(text: $term, isPresented: $isSearching, placement: .navigationBarDrawer)
        }
    }
}

struct KeyboardBoard: View {
    @State private var column = 0
    @State private var typed = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        Text("\(column) \(typed)")
            .underline(true, pattern: .solid, color: .red)
            .focusable()
            .focused($isFocused)
            .onKeyPress(.leftArrow) {
                column -= 1
                return .handled
            }
            .onKeyPress(.rightArrow, phases: [.down, .repeat]) { press in
                guard !press.modifiers.contains(.command) else { return .ignored }
                column += 1
                return .handled
            }
            .onKeyPress(keys: [.upArrow, .downArrow]) { press in press.key == .upArrow ? .handled : .ignored }
            .onKeyPress(characters: .alphanumerics) { press in
                typed += press.characters
                return .handled
            }
            .onKeyPress(phases: .up) { _ in .ignored }
        Text("Not focusable").focusable(false)
        Text(spaced)
    }

    private var spaced: AttributedString {
        var text = AttributedString("W I D E")
        text.kern = 2
        text.underlineStyle = Text.LineStyle(pattern: .solid, color: .red)
        return text
    }
}
