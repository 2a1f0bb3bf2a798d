/// How a stack reads and changes the path that a program keeps.
@MainActor package struct NavigationPathAccess {
    package let values: () -> [AnyHashable]
    /// Adds a value; returns whether the path takes values of its type.
    let append: (AnyHashable) -> Bool
    let removeLast: (Int) -> Void

    package init(_ path: Binding<NavigationPath>) {
        values = { path.wrappedValue.values }
        append = {
            path.wrappedValue = NavigationPath(values: path.wrappedValue.values + [$0])
            return true
        }
        removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
    }

    package init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
    where Data.Element: Hashable {
        values = { path.wrappedValue.map { AnyHashable($0) } }
        append = {
            guard let value = $0.base as? Data.Element else { return false }
            path.wrappedValue.append(value)
            return true
        }
        removeLast = { count in
            var values = path.wrappedValue
            for _ in 0..<min(count, values.count) { values.remove(at: values.index(before: values.endIndex)) }
            path.wrappedValue = values
        }
    }
}
