import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Grids of views") struct GridViewTests {
    private func leaves(_ host: TestHost, _ width: CGFloat, _ height: CGFloat) -> [CGRect] {
        host.graph.place(in: CGSize(width: width, height: height))
        var frames: [CGRect] = []
        var stack = host.graph.rootNode.map { [$0] } ?? []
        while let node = stack.popLast() {
            if let leaf = node as? LeafNode { frames.append(leaf.frame) }
            stack += node.children.reversed()
        }
        return frames
    }

    @Test("The leaderboard of the talk has a column for names, a wide one and one for votes at the right")
    func leaderboard() {
        let host = TestHost(
            Leaderboard(
                pets: [Pet(type: "Cat", votes: 25), Pet(type: "Goldfish", votes: 9), Pet(type: "Dog", votes: 16)],
                totalVotes: 50))
        let frames = leaves(host, 400, 300)
        #expect(frames.count == 12)
        // Names begin where the padding ends, votes end there; a line goes all across.
        for row in 0..<3 {
            let (name, share, votes, line) = (
                frames[row * 4], frames[row * 4 + 1], frames[row * 4 + 2], frames[row * 4 + 3]
            )
            #expect(abs(name.minX - 16) < 0.01)
            #expect(abs(votes.maxX - 384) < 0.01)
            #expect(abs(line.minX - 16) < 0.01 && abs(line.maxX - 384) < 0.01)
            #expect(abs(share.midX - frames[1].midX) < 0.01)
            #expect(share.minX >= frames[4].maxX && share.maxX <= frames[2].minX)
            #expect(line.minY >= name.maxY)
        }
    }

    @Test("Rows come from loops, conditions and views of their own; a modifier on a row is one on each cell")
    func rows() {
        let shows = true
        let host = TestHost(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<2) { _ in
                    GridRow {
                        Color.red.frame(width: 10, height: 10)
                        Color.red.frame(width: 20, height: 10)
                    }
                }
                if shows { Row() }
                GridRow { Color.red.frame(width: 10, height: 10) }.padding(5)
            })
        let frames = leaves(host, 40, 50)
        #expect(frames.map(\.minX) == [5, 20, 5, 20, 5, 20, 5])
        #expect(frames.map(\.minY) == [0, 0, 10, 10, 20, 20, 35])
    }

    @Test("A changed alignment, span or row takes effect")
    func updates() {
        func view(_ alignment: VerticalAlignment, _ columns: Int, _ more: Bool) -> some View {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: alignment) {
                    Color.red.frame(width: 10, height: 10)
                    Color.red.frame(width: 10, height: 30)
                }
                GridRow {
                    Color.red.frame(width: 40, height: 10).gridCellColumns(columns)
                    if more { Color.red.frame(width: 7, height: 10) }
                }
            }
        }
        let host = TestHost(view(.top, 1, true))
        #expect(leaves(host, 50, 40).map(\.origin.x) == [0, 40, 0, 40])
        host.show(view(.bottom, 1, true))
        #expect(leaves(host, 50, 40).map(\.origin.y) == [20, 0, 30, 30])
        host.show(view(.bottom, 2, false))
        #expect(leaves(host, 40, 40).map(\.origin.x) == [0, 20, 0])
    }

    @Test("Outside a grid a row is just its views")
    func outside() {
        let host = TestHost(
            HStack(spacing: 0) {
                GridRow {
                    Color.red
                    Color.red
                }
                .gridCellColumns(3)
            })
        #expect(leaves(host, 20, 10).map(\.minX) == [0, 10])
    }

    @Test("A wrong number of columns of a view is reported as a layout issue")
    func report() {
        let host = TestHost()
        let found = issues {
            host.show(Grid { GridRow { Color.red.gridCellColumns(-1) } })
            _ = leaves(host, 10, 10)
        }
        #expect(found.map(\.category) == ["layout"])
    }

    @Test("The buttons of the talk stand side by side where there is room, else in a column")
    func stackedButtons() {
        let pets = [Pet(type: "Cat", votes: 25), Pet(type: "Goldfish", votes: 9), Pet(type: "Dog", votes: 16)]
        let host = TestHost(StackedButtons(pets: .constant(pets)))
        let side = leaves(host, 2000, 300)
        #expect(side.count == 6)
        #expect(Set(side.prefix(3).map(\.minY)).count == 1 && Set(side.prefix(3).map(\.minX)).count == 3)
        let column = leaves(host, 100, 300).suffix(3)
        #expect(Set(column.map(\.minY)).count == 3 && Set(column.map { $0.midX.rounded() }) == [50])
    }

    @Test("Views are placed and scaled by the modifiers that need no drawing")
    func placement() {
        let host = TestHost(
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 20, height: 20).position(x: 30, y: 40)
                Color.red.aspectRatio(CGSize(width: 3, height: 4), contentMode: .fit)
                Color.red.frame(idealWidth: 20, idealHeight: 10).scaledToFit()
                Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -5 }
            })
        let frames = leaves(host, 100, 100)
        #expect(frames[0] == CGRect(x: 20, y: 30, width: 20, height: 20))
        #expect(frames[1].size == CGSize(width: 75, height: 100))
        #expect(frames[2].size == CGSize(width: 100, height: 50))
        #expect(abs(frames[3].minX - frames[1].minX - 5) < 0.01)
    }
}

private struct Pet: Identifiable, Equatable {
    let type: String
    var votes: Int = 0
    var id: String { type }
}

private struct Leaderboard: View {
    var pets: [Pet]
    var totalVotes: Int

    var body: some View {
        Grid(alignment: .leading) {
            ForEach(pets) { pet in
                GridRow {
                    Text(pet.type)
                    Text("\(pet.votes) of \(totalVotes)").frame(maxWidth: .infinity)
                    Text("\(pet.votes)")
                        .gridColumnAlignment(.trailing)
                }
                Divider()
            }
        }
        .padding()
    }
}

private struct Row: View {
    var body: some View {
        GridRow {
            Color.red.frame(width: 10, height: 10)
            Color.red.frame(width: 20, height: 10)
        }
    }
}

private struct StackedButtons: View {
    @Binding var pets: [Pet]

    var body: some View {
        ViewThatFits {
            EqualWidthRow { Buttons(pets: $pets) }
            VStack { Buttons(pets: $pets) }
        }
    }
}

private struct Buttons: View {
    @Binding var pets: [Pet]

    var body: some View {
        ForEach($pets) { $pet in
            Button {
                pet.votes += 1
            } label: {
                Text(pet.type)
                    .frame(maxWidth: .infinity)
            }
        }
    }
}
