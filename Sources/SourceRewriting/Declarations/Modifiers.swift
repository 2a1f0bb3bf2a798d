/// The attributes and modifiers in front of a declaration, as far as rewriting asks for them.
struct Modifiers: Sendable {
    /// Whether it belongs to the type.
    var isStatic = false
    /// Whether an attribute makes it known to Objective-C.
    var isObjectiveC = false
    /// Whether Interface Builder connects it: a property as an outlet or a value, a method as an action.
    var isConnected = false
    /// Whether it is only there under a condition that is the compiler's.
    var isConditional = false
    /// The name in `@objc(name)`.
    var objectiveCName: String?
    /// Where the word `optional` is.
    var optional: Int?
    /// The access level.
    var access: Keyword = .none

    /// Notes a modifier that is the token at an index.
    mutating func note(_ keyword: Keyword, at index: Int) {
        switch keyword {
        case .static, .class: isStatic = true
        case .optional: optional = index
        case .public, .package, .internal, .fileprivate, .private, .open: access = keyword
        default: break
        }
    }
}
