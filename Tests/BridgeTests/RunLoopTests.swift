import Testing

@Suite struct RunLoopTests {
    @Test("What a tap changes is there when the main run loop has run")
    func runLoop() throws {
        let (output, status) = try BuiltProgram(name: "RunLoopHost").run()
        #expect(status == 0)
        #expect(output == "0 1\n")
    }

    @Test("UIApplicationMain runs the application of the delegate that is named, until it ends")
    func application() throws {
        let (output, status) = try BuiltProgram(name: "RunLoopHost").run(["--application", "--host", "picture"])
        #expect(status == 0)
        #expect(output.contains("started by name"))
    }
}
