import DeclarativeUI
import Testing

@testable import ClientSwift6

/// Screens in which somebody types, and what they load.
@Suite("Screens for entries") @MainActor
struct EntryScreenTests {
    @Test("A publisher that may fail sends what it makes of texts, and in the end what stands for the failure")
    func prices() {
        let loader = PriceLoader()
        #expect(loader.isLoading)
        loader.receive("12")
        #expect(loader.price == 12)
        loader.receive("twelve")
        #expect(loader.price == -1 && !loader.isLoading)
        #expect(loader.lines.contains("twelve") && loader.lines.contains("6"))
    }

    @Test("Fields of a form have the traits of their kinds")
    func kinds() {
        let field = UITextField()
        configure(field, as: .amount)
        #expect(field.keyboardType == .decimalPad && field.autocorrectionType == .no)
        configure(field, as: .pin)
        #expect(field.isSecureTextEntry && field.returnKeyType == .done)
    }

    @Test("What is selected is counted from the beginning of the text")
    func selection() {
        let field = UITextField()
        field.text = "four"
        field.selectAllText()
        #expect(field.selectedOffsets == 0..<4)
    }

    @Test("A style of fields shows its line below the field")
    func style() {
        let lines = SignUpForm().snapshot(size: CGSize(width: 320, height: 600)).text()
        #expect(lines.contains("Town") && lines.contains("Password"))
    }
}
