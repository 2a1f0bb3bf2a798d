import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Random trees against a model that works everything out again from nothing and matches by identity path.
@MainActor @Suite("Graph against a model") struct GraphModelTests {
    @Test("State follows identity, readers see the nearest value, only what differs runs, and all is told in order")
    func random() {
        PropertyCheck<TreeCommand>("graph", make: TreeCommand.make) { commands in
            TreeRig().execute(commands)
        }
        .check(sequences: 1_000, length: 25)
    }
}

enum TreeCommand {
    case show(UInt64)
    case edit(UInt64)
    case setRoot(Int)
    case writeStates(UInt64)
    case writeTwice(UInt64)
    case editAndWrite(UInt64)
    case toggleVisibility

    static func make(_ source: inout SplitMix64) -> TreeCommand {
        switch Int.random(in: 0...13, using: &source) {
        case 0: .show(source.next())
        case 1...5: .edit(source.next())
        case 6: .setRoot(Int.random(in: 0...3, using: &source))
        case 7: .writeTwice(source.next())
        case 8, 9: .editAndWrite(source.next())
        case 10: .toggleVisibility
        default: .writeStates(source.next())
        }
    }
}
