import Foundation

/// A shell with one job. When that has stopped, it reads a line from the terminal and continues the job: in the
/// background if it reads `bg`.
struct Job {
    /// Where a job begins.
    enum Place: String {
        case foreground
        /// In the background, until it stops for the first time.
        case late
        /// In the background, and for good: it ignores that it cannot use the terminal.
        case background
    }

    private let arguments: [String]
    private let place: Place

    init(_ arguments: [String], in place: Place) {
        self.arguments = arguments
        self.place = place
    }

    func run() {
        // Else a shell could not take the terminal back.
        signal(SIGTTOU, SIG_IGN)
        var attributes = termios()
        tcgetattr(0, &attributes)
        let flags = fcntl(0, F_GETFL)
        let job = start()
        var isForeground = place == .foreground
        while true {
            if isForeground { tcsetpgrp(0, job) }
            kill(-job, SIGCONT)
            var status: Int32 = 0
            guard waitpid(job, &status, WUNTRACED) == job else { exit(66) }
            tcsetpgrp(0, getpgrp())
            guard status & 0xFF == 0x7F else { exit(status & 0x7F == 0 ? status >> 8 : 100 + status & 0x7F) }
            let number = status >> 8 & 0xFF
            // It waits to be in the foreground; it may also have been quicker than this shell.
            isForeground = true
            if number == SIGTTOU || number == SIGTTIN {
                if place == .late { print("waits;") }
                fflush(nil)
                continue
            }
            if number == SIGSTOP {
                // The job could not do that.
                tcsetattr(0, TCSANOW, &attributes)
                _ = fcntl(0, F_SETFL, flags)
            }
            print("stopped \(number);")
            fflush(nil)
            guard let line = readLine() else { exit(67) }
            isForeground = line != "bg"
        }
    }

    /// Starts the job in a process group of its own.
    private func start() -> pid_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        let signalFlag = place == .background ? 0 : POSIX_SPAWN_SETSIGDEF
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | signalFlag))
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        // A path is that of another program; otherwise this one ends in the way that is named.
        let isPath = arguments.first?.contains("/") == true
        let command = isPath ? arguments : [CommandLine.arguments[0]] + arguments
        var words = command.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var job: pid_t = 0
        guard posix_spawn(&job, command[0], nil, &attributes, &words, environ) == 0 else { exit(68) }
        return job
    }
}
