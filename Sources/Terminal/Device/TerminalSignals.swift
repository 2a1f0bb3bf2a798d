/// The signals that end, stop or change a program that has a terminal, and their handlers.
enum TerminalSignals {
    /// The signals that end a program unless it handles them. One that the program or its parent handles or ignores is
    /// left alone.
    private static let ending = [
        SIGHUP, SIGINT, SIGTERM, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
    ]
    /// The signals of a crash, and of the key that asks for one. Other handlers, such as Swift's printing of
    /// backtraces, run after the terminal is restored.
    private static let crashing = [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]

    /// The actions in force before, by number.
    // A constant pointer. Its memory is written while no handler of the signal is installed.
    nonisolated(unsafe) private static let previous: UnsafeMutablePointer<sigaction> = {
        let pointer = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
        pointer.initialize(repeating: sigaction(), count: 64)
        return pointer
    }()

    /// The actions in force now, by number.
    // As above.
    nonisolated(unsafe) private static let installed: UnsafeMutablePointer<sigaction> = {
        let pointer = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
        pointer.initialize(repeating: sigaction(), count: 64)
        return pointer
    }()

    // MARK: Installing

    /// Installs the handlers.
    static func install() {
        installAlternateStack()
        for number in ending { install(number, onlyIfDefault: true, endProgram) }
        for number in crashing { install(number, onlyIfDefault: false, endProgram) }
        install(SIGTSTP, onlyIfDefault: true, stopProgram)
        install(SIGCONT, onlyIfDefault: true, continueProgram)
        install(SIGWINCH, onlyIfDefault: true, noteSize)
    }

    /// Restores the former actions, unless another one has been installed since.
    static func remove() {
        for number in ending + crashing + [SIGTSTP, SIGCONT, SIGWINCH] {
            var current = sigaction()
            guard let ours = address(of: installed[Int(number)]), sigaction(number, nil, &current) == 0,
                address(of: current) == ours
            else { continue }
            sigaction(number, previous + Int(number), nil)
            installed[Int(number)] = sigaction()
        }
    }

    /// Runs code that no handler here interrupts on this thread, unless by a crash.
    static func blocked<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
        var (signals, before) = (sigset_t(), sigset_t())
        fillWithoutCrashes(&signals)
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }

    private static func install(
        _ number: Int32, onlyIfDefault: Bool, _ handler: @escaping @convention(c) (Int32) -> Void
    ) {
        let (before, ours) = (previous + Int(number), installed + Int(number))
        guard sigaction(number, nil, before) == 0 else { return }
        if onlyIfDefault, address(of: before.pointee) != nil { return }
        ours.pointee = sigaction()
        ours.pointee.handler = handler
        // A stack that has overflowed is none to handle that on.
        ours.pointee.sa_flags = SA_RESTART | SA_ONSTACK
        fillWithoutCrashes(&ours.pointee.sa_mask)
        sigaction(number, ours, nil)
    }

    /// All signals, also the one that a terminal sends to a program in the background that changes its settings; but
    /// not those of a crash, which must not wait.
    private static func fillWithoutCrashes(_ signals: inout sigset_t) {
        sigfillset(&signals)
        for number in crashing where number != SIGQUIT { sigdelset(&signals, number) }
    }

    /// The handler of a signal; `nil` for the default action of the system.
    private static func address(of action: sigaction) -> UnsafeRawPointer? {
        // Swift does not compare functions. These are pointers, which are only compared.
        unsafeBitCast(action.handler, to: UnsafeRawPointer?.self)
    }

    /// Gives this thread a stack for handlers, if it has none.
    private static func installAlternateStack() {
        var stack = stack_t()
        guard sigaltstack(nil, &stack) == 0, Int(stack.ss_flags) & Int(SS_DISABLE) != 0 else { return }
        let size = 64 * 1024
        stack = stack_t(ss_sp: .allocate(byteCount: size, alignment: 16), ss_flags: 0, ss_size: size)
        sigaltstack(&stack, nil)
    }

    // MARK: Handlers

    /// Restores the terminal, then lets the signal have its former effect.
    private static let endProgram: @convention(c) (Int32) -> Void = { number in
        let code = errno
        PreparedTerminal.shared.pointee.restore(leaving: PreparedTerminal.Phase.closed)
        // It waits until this handler returns: then the next handler receives it, where the program was interrupted.
        sigaction(number, TerminalSignals.previous + Int(number), nil)
        raise(number)
        errno = code
    }

    /// Restores the terminal and stops. When it goes on, the terminal is set up again.
    private static let stopProgram: @convention(c) (Int32) -> Void = { number in
        let code = errno
        PreparedTerminal.shared.pointee.restore(leaving: PreparedTerminal.Phase.suspended)
        sigaction(number, TerminalSignals.previous + Int(number), nil)
        raise(number)
        var signals = sigset_t()
        var before = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        sigaddset(&signals, SIGCONT)
        // Here it stops, and the handler of the signal that continues it runs. A process that no other could continue
        // is not stopped by the system; then there is no such signal.
        pthread_sigmask(SIG_UNBLOCK, &signals, &before)
        pthread_sigmask(SIG_SETMASK, &before, nil)
        sigaction(number, TerminalSignals.installed + Int(number), nil)
        if PreparedTerminal.shared.pointee.phase.load(ordering: .sequentiallyConsistent)
            == PreparedTerminal.Phase.suspended
        {
            PreparedTerminal.shared.pointee.resume()
        }
        errno = code
    }

    private static let continueProgram: @convention(c) (Int32) -> Void = { _ in
        let code = errno
        PreparedTerminal.shared.pointee.resume()
        errno = code
    }

    private static let noteSize: @convention(c) (Int32) -> Void = { _ in
        let code = errno
        PreparedTerminal.shared.pointee.note(.resized)
        errno = code
    }
}
