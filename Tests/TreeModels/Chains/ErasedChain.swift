import DeclarativeUI

/// Type-erased views, each in the one before.
@MainActor public enum ErasedChain {
    /// Makes a chain of a number of views, and lets go of it. A chain that is freed by calls inside each other overflows
    /// the stack.
    public static func makeAndFree(_ count: Int) {
        var view = AnyView(EmptyView())
        for _ in 0..<count { view = AnyView(view.padding(1)) }
        _ = consume view
    }
}
