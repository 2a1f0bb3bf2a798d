import DeclarativeUI
import Foundation
import TestSupport
import Testing

@Suite("Layouts that are values") struct LayoutTwinTests {
    @Test(
        "A layout that is a value places its views as the view of that name does",
        arguments: 1...40 as ClosedRange<UInt64>)
    @MainActor func twins(seed: UInt64) {
        func view(_ depth: Int, _ random: inout SplitMix64, isTwin: Bool) -> AnyView {
            let kind = depth == 0 ? 4 : Int.random(in: 0..<5, using: &random)
            if kind == 4 {
                let color = Color.red
                switch Int.random(in: 0..<4, using: &random) {
                case 0: return AnyView(color)
                case 1: return AnyView(color.frame(width: CGFloat(Int.random(in: 1...60, using: &random)), height: 20))
                case 2: return AnyView(color.frame(maxWidth: 50).layoutPriority(1))
                default: return AnyView(Spacer(minLength: 3))
                }
            }
            let content = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                view(depth - 1, &random, isTwin: isTwin)
            }
            let rows = ForEach(0..<content.count) { content[$0] }
            switch kind {
            case 0: return isTwin ? AnyView(HStackLayout(spacing: 3) { rows }) : AnyView(HStack(spacing: 3) { rows })
            case 1:
                return isTwin
                    ? AnyView(VStackLayout(alignment: .trailing) { rows })
                    : AnyView(VStack(alignment: .trailing) { rows })
            case 2:
                return isTwin
                    ? AnyView(ZStackLayout(alignment: .bottom) { rows }) : AnyView(ZStack(alignment: .bottom) { rows })
            default:
                return isTwin
                    ? AnyView(GridLayout(alignment: .topLeading) { GridRow { rows } })
                    : AnyView(Grid(alignment: .topLeading) { GridRow { rows } })
            }
        }
        let frames = [false, true].map { isTwin -> [CGRect] in
            var random = SplitMix64(seed: seed &* 557)
            return LazyRig(view(3, &random, isTwin: isTwin)).frames
        }
        #expect(frames[0] == frames[1], "seed \(seed)")
    }
}
