/// The words that rewriting knows.
package enum Keyword: String, CaseIterable, Sendable {
    /// Any other word.
    case none = ""

    // Declarations.
    case `class`, `struct`, `enum`, `protocol`, `extension`, actor, `func`, `var`, `let`, `init`, `deinit`
    case `subscript`, `case`, `typealias`, `associatedtype`, `import`

    // Modifiers.
    case `public`, `private`, `fileprivate`, `internal`, `open`, package, `static`, final, lazy, weak, unowned
    case override, required, convenience, mutating, nonmutating, dynamic, optional, indirect, nonisolated
    case prefix, postfix, infix, isolated, distributed, consuming, borrowing

    // Parts of declarations, statements and expressions.
    case `where`, `as`, `is`, `in`, `return`, `throws`, `rethrows`, async, `super`, `nil`
    case some, any, `inout`, `if`, `else`, `guard`, `while`, `switch`, `for`, `try`, `await`, get, set, getter, setter

    // Their own names mean something else in Swift.
    case selfValue = "self"
    case selfType = "Self"

    // Attributes.
    case objc, objcMembers, nonobjc, IBAction, IBSegueAction, IBOutlet, IBInspectable, IBDesignable, NSManaged
    case NSCopying, GKInspectable, UIApplicationMain

    // Written as calls.
    case os, targetEnvironment, canImport, Selector, NSSelectorFromString, NSClassFromString

    // Words behind `#`.
    case poundSelector = "#selector"
    case poundKeyPath = "#keyPath"
    case poundIf = "#if"
    case poundElseif = "#elseif"
    case poundElse = "#else"
    case poundEndif = "#endif"

    // Modules.
    case UIKit, SwiftUI, Combine, CoreGraphics, QuartzCore

    /// Whether the word can be in front of a declaration's keyword.
    var isModifier: Bool {
        switch self {
        case .public, .private, .fileprivate, .internal, .open, .package, .static, .final, .lazy, .weak, .unowned,
            .override, .required, .convenience, .mutating, .nonmutating, .dynamic, .optional, .indirect,
            .nonisolated, .prefix, .postfix, .infix, .isolated, .distributed, .consuming, .borrowing:
            true
        default: false
        }
    }

    /// Whether a declaration of a type or of a member begins with the word, modifiers aside.
    var isDeclaration: Bool {
        switch self {
        case .class, .struct, .enum, .protocol, .extension, .actor, .func, .var, .let, .`init`, .deinit, .subscript,
            .case, .typealias, .associatedtype, .import:
            true
        default: false
        }
    }

    /// Whether the language reserves the word, so that no operand ends with it.
    var isReserved: Bool {
        switch self {
        case .where, .as, .is, .in, .return, .if, .else, .guard, .while, .switch, .for, .try, .await, .case, .throws,
            .rethrows:
            true
        default: false
        }
    }

    /// Whether the attribute of this name is removed.
    var isRemovedAttribute: Bool {
        switch self {
        case .objc, .objcMembers, .nonobjc, .IBAction, .IBSegueAction, .IBOutlet, .IBInspectable, .IBDesignable,
            .NSManaged, .NSCopying, .GKInspectable:
            true
        default: false
        }
    }

    /// Whether a call of the word can be rewritten.
    var isCall: Bool {
        switch self {
        case .Selector, .NSSelectorFromString, .NSClassFromString: true
        default: false
        }
    }

    /// Whether the word is the name of a module that stands for another one.
    var isModule: Bool {
        switch self {
        case .UIKit, .SwiftUI, .Combine, .CoreGraphics, .QuartzCore: true
        default: false
        }
    }
}
