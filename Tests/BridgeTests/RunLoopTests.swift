import Testing

@Suite struct RunLoopTests {
    @Test("What a tap changes is there when the main run loop has run")
    func runLoop() throws {
        let (output, status) = try BuiltProgram(name: "RunLoopHost").run()
        #expect(status == 0)
        #expect(output == "0 1\n")
    }
}
