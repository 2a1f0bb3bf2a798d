import Foundation
import TestSupport
import LayoutEngine

private enum Mid: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private let inf = CGFloat.infinity
private let none = ProposedViewSize.unspecified

extension LayoutCase {
    static let all = worked + stacks + priorities + spacers + alignments + frames + others + grids + choices

    private static let stacks: [LayoutCase] = [
        .init(
            "1", "HStack{F(50,50);F(50,50)} @150x150", H(nil, .center, F(50, 50), F(50, 50)), .by(150, 150), [108, 50],
            [[0, 0], [58, 0]]),
        .init(
            "2", "#1 in frame(150,150) @150x150", H(nil, .center, F(50, 50), F(50, 50)).frame(150, 150), .by(150, 150),
            [150, 150], [[21, 50], [79, 50]]),
        .init(
            "3", "HStack(sp0){K;K;K} @300x100", H(0, .center, K, K, K), .by(300, 100), [300, 100],
            [[0, 0, 100, 100], [100, 0, 100, 100], [200, 0, 100, 100]]),
        .init(
            "4", "HStack{K;K} @200x100", H(nil, .center, K, K), .by(200, 100), [200, 100],
            [[0, 0, 96, 100], [104, 0, 96, 100]]),
        .init("5", "HStack{K;K} @nil", H(nil, .center, K, K), none, [28, 10], [[0, 0, 10, 10], [18, 0, 10, 10]]),
        .init("6", "VStack{K;K} @0x0", V(nil, .center, K, K), .zero, [0, 8], [[0, 0, 0, 0], [0, 8, 0, 0]]),
        .init(
            "7", "VStack(sp20){K;F(10,10);K} @100x250", V(20, .center, K, F(10, 10), K), .by(100, 250), [100, 250],
            [[0, 0, 100, 100], [45, 120], [0, 150, 100, 100]]),
        .init(
            "8", "HStack(sp0){Color.frame(maxWidth:100);Color.frame(minWidth:100)} @150x100",
            H(0, .center, color.flexibleFrame(maxWidth: 100).marked(), color.flexibleFrame(minWidth: 100).marked()),
            .by(150, 100), [175, 100], [[0, 0, 75, 100], [75, 0, 100, 100]]),
        .init(
            "9", "HStack(sp0){B(30..40,20);B(0..100,20);F(45,20)} @60x50",
            H(0, .center, B(30...40, 20), B(0...100, 20), F(45, 20)), .by(60, 50), [75, 20],
            [[0, 0, 30, 20], [30, 0, 0, 20], [30, 0, 45, 20]]),
        .init(
            "10", "HStack(sp0){B(0..100,20);B(40..60,20)} @70x50", H(0, .center, B(0...100, 20), B(40...60, 20)),
            .by(70, 50), [70, 20], [[0, 0, 30, 20], [30, 0, 40, 20]]),
        .init(
            "11", "HStack(sp10){B(0..80,20) x3} @100x50", H(10, .center, B(0...80, 20), B(0...80, 20), B(0...80, 20)),
            .by(100, 50), [100, 20], [[0, 0, 26.67, 20], [36.67, 0, 26.67, 20], [73.33, 0, 26.67, 20]]),
        .init(
            "12", "HStack(sp0){F(80,20);F(80,20)} @100x50", H(0, .center, F(80, 20), F(80, 20)), .by(100, 50),
            [160, 20], [[0, 0], [80, 0]]),
        .init(
            "13", "HStack{F(80,20);F(80,20)} in frame(100,50)", H(nil, .center, F(80, 20), F(80, 20)).frame(100, 50),
            .by(300, 300), [100, 50], [[-34, 15], [54, 15]]),
        .init(
            "14", "HStack(sp0){F(20,20);F(20,20)} @300x50", H(0, .center, F(20, 20), F(20, 20)), .by(300, 50),
            [40, 20], [[0, 0], [20, 0]]),
        .init(
            "31", "HStack{F(20,20);if false{...};F(20,20)} @nil", H(nil, .center, F(20, 20), F(20, 20)), none,
            [48, 20], [[0, 0], [28, 0]]),
        .init(
            "32", "HStack{F(20,30);K} @100xnil", H(nil, .center, F(20, 30), K), .by(100, nil), [100, 30],
            [[0, 0, 20, 30], [28, 0, 72, 30]]),
        .init(
            "33", "HStack{F(20,30);K} @nil", H(nil, .center, F(20, 30), K), none, [38, 30],
            [[0, 0, 20, 30], [28, 0, 10, 30]]),
        .init(
            "34", "HStack(.bottom){F(20,10);F(20,30)} @nil", H(nil, .bottom, F(20, 10), F(20, 30)), none, [48, 30],
            [[0, 20], [28, 0]]),
        .init(
            "35", "VStack(sp0,.trailing){F(10,20);F(30,20)} @nil", V(0, .trailing, F(10, 20), F(30, 20)), none,
            [30, 40], [[20, 0], [0, 20]]),
        .init(
            "36", "HStack{F(30,10);VStack{F(20,10);F(40,10)};F(10,10)} @nil",
            H(nil, .center, F(30, 10), V(nil, .center, F(20, 10), F(40, 10)), F(10, 10)), none, [96, 28],
            [[0, 9], [48, 0], [38, 18], [86, 9]]),
        .init(
            "Q1", "VStack{answer 30x20 or, with a width, 600 points of area; F(30,20)} @nil",
            V(
                0, .center,
                Tree {
                    $0.mark(
                        $0.leaf(
                            .custom {
                                $0.width.map { CGSize(width: $0, height: 600 / $0) } ?? CGSize(width: 10, height: 60)
                            }))
                }, F(30, 20)), none, [30, 80], [[0, 0, 30, 20], [0, 20, 30, 20]]),
        .init(
            "Z1", "ZStack{half; F(20,20)} @60x40", Z(.center, half, F(20, 20)), .by(60, 40), [30, 20],
            [[2.5, 5, 15, 10], [0, 0]]),
        .init(
            "39", "ZStack(.bottomTrailing){F(60,40);F(20,20)} @nil", Z(.bottomTrailing, F(60, 40), F(20, 20)), none,
            [60, 40], [[0, 0], [40, 20]]),
        .init(
            "40", "ZStack{K;F(20,20)} @100x80", Z(.center, K, F(20, 20)), .by(100, 80), [100, 80],
            [[0, 0, 100, 80], [40, 30]]),
        .init(
            "41", "ZStack{K;F(20,20)} @nil", Z(.center, K, F(20, 20)), none, [20, 20],
            [[0, 0, 20, 20], [0, 0, 20, 20]]),
        .init(
            "42", "ZStack(.leading){F(100,100).layoutPriority(-0.1);F(60,60);F(40,40).layoutPriority(1)} @nil",
            Z(.leading, F(100, 100).priority(-0.1), F(60, 60), F(40, 40).priority(1)), none, [40, 40],
            [[0, -30], [0, -10], [0, 0]]),
    ]

    private static let priorities: [LayoutCase] = [
        .init(
            "15", "HStack(sp0){K;K.layoutPriority(1)} @200x50", H(0, .center, K, K.priority(1)), .by(200, 50),
            [200, 50], [[0, 0, 0, 50], [0, 0, 200, 50]]),
        .init(
            "16", "HStack(sp0){K.layoutPriority(1);K;K} @90x20", H(0, .center, K.priority(1), K, K), .by(90, 20),
            [90, 20], [[0, 0, 90, 20], [90, 0, 0, 20], [90, 0, 0, 20]]),
        .init(
            "17", "HStack(sp0){B(0..80).layoutPriority(-1);B(0..80);B(0..80).layoutPriority(1)} @100x50",
            H(0, .center, B(0...80, 20).priority(-1), B(0...80, 20), B(0...80, 20).priority(1)), .by(100, 50),
            [100, 20], [[0, 0, 0, 20], [0, 0, 20, 20], [20, 0, 80, 20]]),
        .init(
            "18", "HStack(sp0){B(20..200,10);B(0..1000,10).layoutPriority(1)} @100x50",
            H(0, .center, B(20...200, 10), B(0...1000, 10).priority(1)), .by(100, 50), [100, 10],
            [[0, 0, 20, 10], [20, 0, 80, 10]]),
        .init(
            "37", "HStack(sp0){HStack{B(0..80,20).layoutPriority(1)};B(0..80,20)} @100x50",
            H(0, .center, H(nil, .center, B(0...80, 20).priority(1)), B(0...80, 20)), .by(100, 50), [100, 20],
            [[0, 0, 80, 20], [80, 0, 20, 20]]),
        .init(
            "105", "HStack(sp0){K.fixedSize(horizontal);K} @100x20", H(0, .center, K.fixedSize(true, false), K),
            .by(100, 20), [100, 20], [[0, 0, 10, 20], [10, 0, 90, 20]]),
    ]

    private static let spacers: [LayoutCase] = [
        .init(
            "19", "HStack{F(50,50);Spacer();F(50,50)} @200x80", H(nil, .center, F(50, 50), spacer(), F(50, 50)),
            .by(200, 80), [200, 50], [[0, 0], [150, 0]]),
        .init(
            "20", "#19 @nil", H(nil, .center, F(50, 50), spacer(), F(50, 50)), none, [108, 50], [[0, 0], [58, 0]]),
        .init(
            "21", "HStack(sp20){F(20,20);Spacer(minLength:0);F(20,20)} @nil",
            H(20, .center, F(20, 20), spacer(0), F(20, 20)), none, [80, 20], [[0, 0], [60, 0]]),
        .init(
            "22", "HStack{F(20,20);Spacer(minLength:0);F(20,20)} @nil",
            H(nil, .center, F(20, 20), spacer(0), F(20, 20)), none, [40, 20], [[0, 0], [20, 0]]),
        .init(
            "23", "HStack(sp0){Spacer(minLength:50);F(20,20);Spacer()} @200x50",
            H(0, .center, spacer(50), F(20, 20), spacer()), .by(200, 50), [200, 20], [[90, 0]]),
        .init(
            "24", "HStack(sp0){F(80,20);Spacer();B(0..80,20)} @100x50",
            H(0, .center, F(80, 20), spacer(), B(0...80, 20)), .by(100, 50), [100, 20],
            [[0, 0, 80, 20], [88, 0, 12, 20]]),
        .init(
            "25", "HStack(sp0){B(0..80,20).layoutPriority(1);Spacer();B(0..80,20)} @100x50",
            H(0, .center, B(0...80, 20).priority(1), spacer(), B(0...80, 20)), .by(100, 50), [100, 20],
            [[0, 0, 80, 20], [88, 0, 12, 20]]),
        .init(
            "26", "HStack(sp0){K;Spacer();K} @200x50", H(0, .center, K, spacer(), K), .by(200, 50), [200, 50],
            [[0, 0, 96, 50], [104, 0, 96, 50]]),
        .init(
            "27", "HStack{F(40,50);Spacer();F(40,50);Spacer();F(40,50)} @250x80",
            H(nil, .center, F(40, 50), spacer(), F(40, 50), spacer(), F(40, 50)), .by(250, 80), [250, 50],
            [[0, 0], [105, 0], [210, 0]]),
        .init(
            "28", "HStack{Spacer();F(50,50);F(50,50)} @200x80", H(nil, .center, spacer(), F(50, 50), F(50, 50)),
            .by(200, 80), [200, 50], [[92, 0], [150, 0]]),
        .init(
            "29", "HStack{F(20,20);Spacer(minLength:0).padding(4);F(20,20)} @nil",
            H(nil, .center, F(20, 20), spacer(0).padding(.all, 4), F(20, 20)), none, [64, 20], [[0, 0], [44, 0]]),
        .init(
            "K3n", "HStack{F(20,20);Spacer(minLength:0).padding(.leading,4);F(20,20)} @nil",
            H(nil, .center, F(20, 20), spacer(0).padding(.leading, 4), F(20, 20)), none, [52, 20], [[0, 0], [32, 0]]),
        .init(
            "30", "HStack(sp0){F(20,20);Spacer().frame(width:10);F(20,20)} @200x50",
            H(0, .center, F(20, 20), spacer().frame(10), F(20, 20)), .by(200, 50), [50, 20], [[0, 0], [30, 0]]),
        .init(
            "38",
            "VStack{HStack{F(40,40);Spacer();F(40,40)};Spacer();HStack{Spacer();F(40,40);Spacer();F(40,40);Spacer()}} @200x200",
            V(
                nil, .center, H(nil, .center, F(40, 40), spacer(), F(40, 40)), spacer(),
                H(nil, .center, spacer(), F(40, 40), spacer(), F(40, 40), spacer())), .by(200, 200), [200, 200],
            [[0, 0], [160, 0], [40, 160], [120, 160]]),
        .init(
            "103", "VStack{F(40,10);Divider();F(20,10)} @100x100", V(nil, .center, F(40, 10), divider, F(20, 10)),
            .by(100, 100), [100, 37], [[30, 0], [0, 18, 100, 1], [40, 27]]),
        .init(
            "104", "HStack{F(20,30);Divider();F(20,30)} @nil", H(nil, .center, F(20, 30), divider, F(20, 30)), none,
            [57, 30], [[0, 0], [28, 0, 1, 30], [37, 0]]),
        .init(
            "108", "HStack{F(20,20);VStack{Spacer()}} @100x60",
            H(nil, .center, F(20, 20), V(nil, .center, spacer().marked())), .by(100, 60), [28, 60],
            [[0, 20], [28, 0, 0, 60]]),
    ]

    private static let alignments: [LayoutCase] = [
        .init(
            "43", "F(60,40).overlay(.topTrailing){F(20,20)} @nil", F(60, 40).overlay(.topTrailing, F(20, 20)), none,
            [60, 40], [[0, 0], [40, 0]]),
        .init(
            "44", "F(60,40).overlay{F(20,20);F(30,10)} @nil", F(60, 40).overlay(.center, F(20, 20), F(30, 10)), none,
            [60, 40], [[0, 0], [20, 10], [15, 15]]),
        .init(
            "45", "F(60,40).overlay(.topTrailing){F(20,20), top = its v-centre, trailing = its h-centre}",
            F(60, 40).overlay(
                .topTrailing,
                F(20, 20).guide(.top) { $0[VerticalAlignment.center] }.guide(.trailing) {
                    $0[HorizontalAlignment.center]
                }), none, [60, 40], [[0, 0], [50, -10]]),
        .init(
            "90", "HStack(.top,sp0){F(20,20) top guide -10;F(20,20)}",
            H(0, .top, F(20, 20).guide(.top) { $0[.top] - 10 }, F(20, 20)), none, [40, 30], [[0, 10], [20, 0]]),
        .init(
            "91", "VStack(.leading,sp0){F(40,10);F(40,10) leading guide 20}",
            V(0, .leading, F(40, 10), F(40, 10).guide(.leading) { $0.width / 2 }), none, [60, 20], [[20, 0], [0, 10]]),
        .init(
            "92", "F(20,20) leading guide 5, frame(100,20,.leading)",
            F(20, 20).guide(.leading) { _ in 5 }.frame(100, 20, .leading), none, [100, 20], [[-5, 0]]),
        .init(
            "92p", "the same guide 5 through padding(10) is 15",
            F(20, 20).guide(.leading) { _ in 5 }.padding(.all, 10).frame(100, 40, .leading), none, [100, 40],
            [[-5, 10]]),
        .init(
            "2.18", "HStack(mid,sp0){VStack(sp0){F(20,20);F(20,30) mid};F(20,10) mid}",
            H(
                0, VerticalAlignment(Mid.self),
                V(0, .center, F(20, 20), F(20, 30).guide(VerticalAlignment(Mid.self)) { $0.height / 2 }),
                F(20, 10).guide(VerticalAlignment(Mid.self)) { $0.height / 2 }), none, [40, 50],
            [[0, 0], [0, 20], [20, 30]]),
        .init(
            "101", "HStack(sp0){Color.frame(width:30);Color.overlay{F(200,10)}} @100x20",
            H(0, .center, color.frame(30).marked(), K.overlay(.center, F(200, 10))), .by(100, 20), [100, 20],
            [[0, 0, 30, 20], [30, 0, 70, 20], [-35, 5]]),
        .init(
            "93", "RTL: HStack(sp0){F(30,10);F(50,10)}.frame(width:100,.leading)",
            H(0, .center, F(30, 10), F(50, 10)).frame(100, nil, .leading), none, [100, 10], [[70, 0], [20, 0]],
            direction: .rightToLeft),
        .init(
            "94", "RTL: custom layout 100x20 placing F(20,20) at (minX,minY)",
            custom(
                Fixed(size: CGSize(width: 100, height: 20)) { $1[0].place(at: $0.origin, proposal: .unspecified) },
                [F(20, 20)]), none, [100, 20], [[80, 0]], direction: .rightToLeft),
        .init(
            "95", "custom layout 100x100 that places nothing, child F(20,20)",
            custom(Fixed(size: CGSize(width: 100, height: 100)), [F(20, 20)]), none, [100, 100], [[40, 40]]),
        .init(
            "96", "equal-width row, ideals 40,90,50",
            custom(
                EqualWidthRow(),
                [40, 90, 50].map { color.flexibleFrame(idealWidth: $0, maxWidth: inf).frame(nil, 30).marked() }), none,
            [286, 30], [[0, 0, 90, 30], [98, 0, 90, 30], [196, 0, 90, 30]]),
        .init(
            "96p", "#96 in padding(7)",
            custom(
                EqualWidthRow(),
                [40, 90, 50].map { color.flexibleFrame(idealWidth: $0, maxWidth: inf).frame(nil, 30).marked() }
            ).padding(.all, 7), none, [300, 44], [[7, 7, 90, 30], [105, 7, 90, 30], [203, 7, 90, 30]]),
        .init(
            "97", "radial layout, three F(20,20) @300x300", custom(Radial(), [F(20, 20), F(20, 20), F(20, 20)]),
            .by(300, 300), [300, 300], [[140, 40], [226.60, 190], [53.40, 190]]),
        .init(
            "98", "GeometryReader{F(20,20)} @100x50", custom(GeometryReaderLayout(), [F(20, 20)]), .by(100, 50),
            [100, 50], [[0, 0]]),
        .init(
            "98n", "GeometryReader{F(20,20)} @nil", custom(GeometryReaderLayout(), [F(20, 20)]), none, [10, 10],
            [[0, 0]]),
        .init(
            "2.10", "HStack(sp0){GeometryReader{};F(20,10)} @100x30",
            H(0, .center, custom(GeometryReaderLayout(), []).marked(), F(20, 10)), .by(100, 30), [100, 30],
            [[0, 0, 80, 30], [80, 10]]),
    ]

    private static let frames: [LayoutCase] =
        [
            .init(
                "46", "F(20,20).frame(60,40) @300x200", F(20, 20).frame(60, 40), .by(300, 200), [60, 40], [[20, 10]]),
            .init(
                "47", "F(200,160).frame(60,40) @300x200", F(200, 160).frame(60, 40), .by(300, 200), [60, 40],
                [[-70, -60]]),
            .init(
                "49", "F(20,20).frame(maxWidth:inf,.leading) @100x100",
                F(20, 20).flexibleFrame(maxWidth: inf, alignment: .leading), .by(100, 100), [100, 20], [[0, 0]]),
            .init(
                "50", "F(20,20).frame(maxWidth:inf).frame(width:50) @300x200",
                F(20, 20).flexibleFrame(maxWidth: inf).frame(50), .by(300, 200), [50, 20], [[15, 0]]),
            .init(
                "51", "K.frame(idealWidth:80,idealHeight:50) @nil", K.flexibleFrame(idealWidth: 80, idealHeight: 50),
                none, [80, 50], [[0, 0, 80, 50]]),
            .init(
                "51b", "K.frame(idealWidth:80,idealHeight:50) @300x200",
                K.flexibleFrame(idealWidth: 80, idealHeight: 50), .by(300, 200), [300, 200], [[0, 0, 300, 200]]),
            .init(
                "52", "F(120,20).frame(maxWidth:80) @100x100", F(120, 20).flexibleFrame(maxWidth: 80), .by(100, 100),
                [80, 20], [[-20, 0]]),
        ] + flexibleFrames

    /// The table of 2.6, of which case 48 is the first row.
    private static let flexibleFrames: [LayoutCase] =
        row("48", "min 40, max 80", least: 40, most: 80, [80, 60, 40, 40])
        + row("2.6", "max 80", most: 80, [80, 60, 30, 20])
        + row("2.6", "min 40", least: 40, [40, 40, 40, 40])
        + row("2.6", "max inf", most: inf, [100, 60, 30, 20])
        + row("2.6", "ideal 80", ideal: 80, [20, 20, 20, 80])
        + row("2.6", "min 400", least: 400, [400, 400, 400, 400])

    private static func row(
        _ number: String, _ text: String, least: CGFloat? = nil, ideal: CGFloat? = nil, most: CGFloat? = nil,
        _ widths: [CGFloat]
    ) -> [LayoutCase] {
        let proposals: [CGFloat?] = [100, 60, 30, nil]
        var cases: [LayoutCase] = []
        for (proposed, width) in zip(proposals, widths) {
            let tree = F(20, 20).flexibleFrame(minWidth: least, idealWidth: ideal, maxWidth: most)
            let name = "F(20,20).frame(\(text)) @\(proposed.map { "\($0)" } ?? "nil")"
            let x: CGFloat = (width - 20) / 2
            cases.append(LayoutCase(number, name, tree, .by(proposed, proposed), [width, 20], [[x, 0, 20, 20]]))
        }
        return cases
    }

    private static let others: [LayoutCase] = [
        .init("53", "K.padding(16) @100x100", K.padding(.all, 16), .by(100, 100), [100, 100], [[16, 16, 68, 68]]),
        .init("53b", "K.padding(10) @nil", K.padding(.all, 10), none, [30, 30], [[10, 10, 10, 10]]),
        .init("2.7", "K.padding(60) @100x100", K.padding(.all, 60), .by(100, 100), [120, 120], [[60, 60, 0, 0]]),
        .init(
            "54", "HStack{K;K}.padding(10) @228x40", H(nil, .center, K, K).padding(.all, 10), .by(228, 40), [228, 40],
            [[10, 10, 100, 20], [118, 10, 100, 20]]),
        .init(
            "55", "K.fixedSize(horizontal).frame(100,100)", K.fixedSize(true, false).frame(100, 100), none, [100, 100],
            [[45, 0, 10, 100]]),
        .init(
            "56", "K.aspectRatio(0.75,.fit) @200x200", K.aspectRatio(0.75, .fit), .by(200, 200), [150, 200],
            [[0, 0, 150, 200]]),
        .init(
            "56b", "K.aspectRatio(2,.fit) @100xnil", K.aspectRatio(2, .fit), .by(100, nil), [100, 50],
            [[0, 0, 100, 50]]),
        .init(
            "57", "HStack(sp12){F(168,64);F(168,95).aspectRatio(16/9,.fit);F(168,64)} @856x300",
            H(12, .center, F(168, 64), F(168, 95).aspectRatio(16 / 9, .fit), F(168, 64)), .by(856, 300), [528, 95],
            [[0, 15.5], [180, 0], [360, 15.5]]),
        .init(
            "58", "K.aspectRatio(0.75,.fill).frame(200,200)", K.aspectRatio(0.75, .fill).frame(200, 200), none,
            [200, 200], [[0, -33.33, 200, 266.67]]),
        .init(
            "102", "F(20,20).position(x:30,y:40) @100x100", F(20, 20).position(30, 40), .by(100, 100), [100, 100],
            [[20, 30]]),
        .init("102n", "F(20,20).position(x:30,y:40) @nil", F(20, 20).position(30, 40), none, [20, 20], [[20, 30]]),
        .init(
            "2.8.3", "HStack(sp0){F(20,20).offset(5,-5);F(10,20)}", H(0, .center, F(20, 20).offset(5, -5), F(10, 20)),
            none, [30, 20], [[5, -5], [20, 0]]),
    ]
}
