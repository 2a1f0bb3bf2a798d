import Foundation

// A chain of calls of any length, each inside of the one before: calls that do not fit on a thread's stack run on
// further stacks of the same thread, one after the other, so that no difference can be told from outside.

extension CallStack {
    /// Whether calls that may go on for long should go on in `onFurtherStack`: half of the stack has been used.
    ///
    /// It costs a few nanoseconds.
    @inline(__always)
    package static var isShort: Bool {
        guard let record = StackRecord.current else { return false }
        // A position outside the stack is far away.
        return position &- record.bounds.lowerBound < record.reserve
    }

    /// Whether so many further stacks are in use that calls which need not be inside of others should wait for them.
    package static var isDeep: Bool { (StackRecord.current?.furtherCount ?? 0) >= FurtherStack.many }

    /// Calls a function on a stack of its own, on the same thread, and returns its result. Where there is no such
    /// stack to be had, calls it here.
    @inline(never)
    package static func onFurtherStack<Result>(_ body: () -> Result) -> Result {
        guard let record = StackRecord.current, let stack = FurtherStack(after: record) else { return body() }
        var result: Result?
        withoutActuallyEscaping({ result = body() }) { stack.run($0, record) }
        guard let result else { fatalError("A call on a further stack did not return.") }
        return result
    }
}

#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
    /// A stack beside that of a thread.
    struct FurtherStack: ~Copyable {
        /// Memory is used only as far as the stack is.
        private static let size = 32 << 20
        private static let reserve: UInt = 4 << 20
        private static let guardSize = 64 << 10
        /// As many further stacks as one thread may have.
        private static let limit = 128
        static let many = 8

        private let memory: UnsafeMutableRawPointer

        /// Makes a stack; `nil` where the system gives none.
        init?(after record: StackRecord) {
            guard record.furtherCount < Self.limit, Functions.all != nil,
                let memory = mmap(
                    nil, Self.size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0),
                memory != MAP_FAILED
            else {
                // Not to be asked again at each call.
                record.reserve = 0
                return nil
            }
            // A stack overflow ends the program, as on any other stack.
            mprotect(memory, Self.guardSize, PROT_NONE)
            self.memory = memory
        }

        deinit { munmap(memory, Self.size) }

        borrowing func run(_ job: @escaping () -> Void, _ record: StackRecord) {
            guard let functions = Functions.all else { return job() }
            var outer = ucontext_t()
            var inner = ucontext_t()
            let (bounds, reserve) = (record.bounds, record.reserve)
            let bottom = UInt(bitPattern: memory) + UInt(Self.guardSize)
            record.bounds = bottom..<bottom + UInt(Self.size - Self.guardSize)
            record.reserve = Self.reserve
            record.furtherCount += 1
            record.job = job
            // Both stay where they are until the other stack has returned.
            withUnsafeMutablePointer(to: &outer) { outer in
                withUnsafeMutablePointer(to: &inner) { inner in
                    _ = functions.get(inner)
                    inner.pointee.uc_stack.ss_sp = memory + Self.guardSize
                    inner.pointee.uc_stack.ss_size = Self.size - Self.guardSize
                    inner.pointee.uc_link = outer
                    functions.make(inner, enterFurtherStack, 0)
                    _ = functions.swap(outer, inner)
                }
            }
            record.furtherCount -= 1
            (record.bounds, record.reserve) = (bounds, reserve)
        }

        /// The functions of the C library, which its module leaves out.
        private struct Functions {
            typealias Get = @convention(c) (UnsafeMutablePointer<ucontext_t>) -> CInt
            typealias Make =
                @convention(c) (UnsafeMutablePointer<ucontext_t>, @convention(c) () -> Void, CInt) -> Void
            typealias Swap =
                @convention(c) (UnsafeMutablePointer<ucontext_t>, UnsafeMutablePointer<ucontext_t>) -> CInt

            let get: Get
            let make: Make
            let swap: Swap

            static let all: Functions? = {
                guard let get = dlsym(nil, "getcontext"), let make = dlsym(nil, "makecontext"),
                    let swap = dlsym(nil, "swapcontext")
                else { return nil }
                // The types are those the C library declares; without arguments, the last one is called like this too.
                return Functions(
                    get: unsafeBitCast(get, to: Get.self), make: unsafeBitCast(make, to: Make.self),
                    swap: unsafeBitCast(swap, to: Swap.self))
            }()
        }
    }

    private func enterFurtherStack() {
        let record = StackRecord.current
        record?.job.take()?()
    }
#else
    /// There are no further stacks on this platform.
    struct FurtherStack: ~Copyable {
        static let many = Int.max
        init?(after record: StackRecord) {
            record.reserve = 0
            return nil
        }
        borrowing func run(_ job: @escaping () -> Void, _ record: StackRecord) { job() }
    }
#endif
