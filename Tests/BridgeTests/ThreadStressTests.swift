import TestSupport
import Testing

@Suite struct ThreadStressTests {
    @Test("Eight threads that use everything they may lose nothing")
    func stress() throws {
        // `.ci/run` runs it under the sanitizers, too.
        let (output, status) = try BuiltProgram(name: "ThreadStress").run([SizeOfTests.isFull ? "5" : "1"])
        #expect(status == 0, "\(output)")
        #expect(output.hasSuffix("ThreadStress: everything holds\n"), "\(output)")
    }
}
