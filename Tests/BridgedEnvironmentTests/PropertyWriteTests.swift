import Testing
import BridgedEnvironment

private enum NumberKey: StorageKey { static var defaultValue: Int { 0 } }
private enum TextKey: StorageKey { static var defaultValue: String { "" } }

@Suite struct PropertyWriteTests {
    private func number(_ value: Int, line: UInt? = nil) -> PropertyWrite {
        PropertyWrite(
            NumberKey.self, in: .trait, value: value, source: line.map { WriteSource(fileID: "A/B.swift", line: $0) })
    }

    private func text(_ value: String) -> PropertyWrite { PropertyWrite(TextKey.self, in: .trait, value: value) }

    @Test("Lists of writes are the same with equal values, made in the same lines, in the same order")
    func lists() {
        let list = [number(1), text("a")]
        #expect(list.isSame(as: [number(1), text("a")]))
        #expect(!list.isSame(as: [text("a"), number(1)]))
        #expect(!list.isSame(as: [number(2), text("a")]))
        #expect(!list.isSame(as: [number(1)]))
        #expect([number(1, line: 3)].isSame(as: [number(1, line: 3)]))
        #expect(![number(1, line: 3)].isSame(as: [number(1, line: 4)]))
        #expect([PropertyWrite]().isSame(as: []))
    }
}
