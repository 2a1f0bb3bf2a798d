import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("What hosts are told of the text that is edited", .serialized) struct HostTextInputTests {
    private final class Form: UIViewController {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 32))
        let notes = UITextView(frame: CGRect(x: 0, y: 48, width: 160, height: 48))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            view.addSubview(notes)
        }
    }

    @Test("A host is told what the field says about itself that is edited, and of nothing else")
    func imperative() {
        let form = Form()
        let stage = NavigationStage(form)
        #expect(stage.host.textInput == nil)
        form.field.autocapitalizationType = .none
        form.field.autocorrectionType = .no
        form.field.keyboardType = .decimalPad
        form.field.returnKeyType = .next
        form.field.keyboardAppearance = .dark
        form.field.textContentType = .oneTimeCode
        form.field.isSecureTextEntry = true
        form.field.becomeFirstResponder()
        let told = stage.host.textInput
        #expect(told?.autocapitalizationType == UITextAutocapitalizationType.none && told?.autocorrectionType == .no)
        #expect(told?.keyboardType == .decimalPad && told?.returnKeyType == .next)
        #expect(told?.keyboardAppearance == .dark)
        #expect(told?.textContentType == .oneTimeCode && told?.isSecureTextEntry == true)
        form.field.keyboardType = .numberPad
        #expect(stage.host.textInput?.keyboardType == .numberPad)
        form.field.resignFirstResponder()
        #expect(stage.host.textInput == nil)
        form.notes.keyboardType = .twitter
        form.notes.becomeFirstResponder()
        #expect(stage.host.textInput?.keyboardType == .twitter)
        #expect(stage.host.textInput?.autocapitalizationType == .sentences)
        form.notes.isEditable = false
        #expect(stage.host.textInput == nil)
    }

    @Test("Each UIKeyboardType and each name of Return is told as it is set")
    func kinds() {
        let form = Form()
        let stage = NavigationStage(form)
        form.field.becomeFirstResponder()
        for kind in (0...11).compactMap(UIKeyboardType.init) {
            form.field.keyboardType = kind
            #expect(stage.host.textInput?.keyboardType == kind)
        }
        for kind in (0...11).compactMap(UIReturnKeyType.init) {
            form.field.returnKeyType = kind
            #expect(stage.host.textInput?.returnKeyType == kind)
        }
    }

    private struct Fields: View {
        @State private var text = ""

        var body: some View {
            VStack {
                TextField("Plain", text: $text)
                TextField("Mail", text: $text)
                    .keyboardType(.emailAddress).textContentType(.emailAddress).submitLabel(.continue)
                    .textInputAutocapitalization(.never).autocorrectionDisabled()
                SecureField("Code", text: $text).autocapitalization(.allCharacters)
                Button("Done") {}
            }
        }
    }

    @Test("A host is told what the modifiers around a field say, field by field")
    func declarative() {
        let stage = NavigationStage(Fields())
        _ = stage.lines
        #expect(stage.host.textInput == nil)
        stage.host.press(.keyboardTab)
        let plain = stage.host.textInput
        #expect(plain?.keyboardType == .default && plain?.returnKeyType == .default && plain?.textContentType == nil)
        #expect(plain?.keyboardAppearance == .default)
        #expect(plain?.autocapitalizationType == .sentences && plain?.autocorrectionType == .default)
        stage.host.press(.keyboardTab)
        let mail = stage.host.textInput
        #expect(mail?.keyboardType == .emailAddress && mail?.returnKeyType == .continue)
        #expect(mail?.textContentType == .emailAddress && mail?.isSecureTextEntry == false)
        #expect(mail?.autocapitalizationType == UITextAutocapitalizationType.none && mail?.autocorrectionType == .no)
        stage.host.press(.keyboardTab)
        #expect(stage.host.textInput?.isSecureTextEntry == true)
        #expect(stage.host.textInput?.autocapitalizationType == .allCharacters)
        stage.host.press(.keyboardTab)
        #expect(stage.host.textInput == nil)
    }
}
