import Testing

@testable import SourceRewriting

@Suite("Rewritten files") struct RewrittenFileTests {
    private func located(_ source: String, path: String = "/a/Page.swift") -> String {
        let rewriter = SourceRewriter([SourceFile(path: path, source)])
        return String(decoding: rewriter.rewritten(0).bytesWithLocation, as: UTF8.self)
    }

    @Test("The path for the compiler is in place of a first line that is empty or a comment")
    func firstLine() {
        #expect(located("// Page\nf()") == "#sourceLocation(file: \"/a/Page.swift\", line: 2)\nf()")
        #expect(located("\r\nf()") == "#sourceLocation(file: \"/a/Page.swift\", line: 2)\r\nf()")
    }

    @Test("Else it is in front of the first line, or behind the one that names an interpreter")
    func addedLine() {
        #expect(located("f()") == "#sourceLocation(file: \"/a/Page.swift\", line: 1)\nf()")
        #expect(located("/* a\n*/") == "#sourceLocation(file: \"/a/Page.swift\", line: 1)\n/* a\n*/")
        #expect(
            located("#!/usr/bin/swift\nf()")
                == "#!/usr/bin/swift\n#sourceLocation(file: \"/a/Page.swift\", line: 2)\nf()")
        #expect(located("") == "#sourceLocation(file: \"/a/Page.swift\", line: 1)\n")
        #expect(located("f()", path: "a\"b\\c").hasPrefix("#sourceLocation(file: \"a\\\"b\\\\c\", line: 1)"))
    }

    @Test("Warnings have the compiler's form, and count lines as it does")
    func warnings() {
        let file = SourceRewriter([SourceFile(path: "A.swift", "\r\n\r\n\té\rlet é = Selector(name)")]).rewritten(0)
        let description = file.diagnostics.map(\.description).first ?? ""
        #expect(description.hasPrefix("A.swift:4:10: warning: a selector made of a variable"))
    }

    @Test("The changes are the ranges that are different")
    func changes() {
        let file = SourceRewriter([SourceFile("import UIKit; @objc class A {}")]).rewritten(0)
        #expect(file.changes == [7..<12, 14..<19])
    }
}
