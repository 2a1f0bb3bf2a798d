import Testing

@testable import TextEditing

@Suite("What of a text is inserted") struct EditingOptionsTests {
    @Test("A text of several lines gets each line break as a line feed")
    func multiline() {
        #expect(EditingOptions(isMultiline: true).insertable("a\r\nb\rc\u{2028}d\u{85}e\n\n") == "a\nb\nc\nd\ne\n\n")
    }

    @Test("A single line gets each line break and each tab as a space")
    func singleLine() {
        #expect(EditingOptions().insertable("a\r\nb\rc\td\u{2029}") == "a b c d ")
    }

    @Test("A text of several lines keeps tabs")
    func tabs() { #expect(EditingOptions(isMultiline: true).insertable("\ta") == "\ta") }

    @Test("Other controls are dropped, and marks of direction are not")
    func controls() {
        #expect(EditingOptions(isMultiline: true).insertable("\0a\u{1B}[31m\u{7F}\u{9B}\u{202E}b") == "a[31m\u{202E}b")
    }

    @Test("A text that the program sets keeps everything but the line breaks of a single line")
    func settable() {
        #expect(EditingOptions().settable("a\0\r\nb") == "a\0 b")
        #expect(EditingOptions(isMultiline: true).settable("a\0\r\nb") == "a\0\r\nb")
    }
}
