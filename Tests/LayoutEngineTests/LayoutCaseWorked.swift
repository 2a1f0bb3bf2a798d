import Foundation
import LayoutEngine

private let none = ProposedViewSize.unspecified

extension LayoutCase {
    /// Examples that are worked out beside the rules and are in no other table.
    static let worked: [LayoutCase] = [
        .init("2.2", "HStack{K;K} @0x0", H(nil, .center, K, K), .zero, [8, 0], [[0, 0, 0, 0], [8, 0, 0, 0]]),
        .init(
            "A4", "ZStack(.topLeading){F(60,20);F(20,40)} @nil", Z(.topLeading, F(60, 20), F(20, 40)), none, [60, 40],
            [[0, 0], [0, 0]]),
        .init(
            "X12", "ZStack{K;F(20,20)} @100xnil", Z(.center, K, F(20, 20)), .by(100, nil), [100, 20],
            [
                [0, 0, 100, 20], [40, 0],
            ]),
        .init(
            "2.4", "ZStack{K.layoutPriority(-1);F(100,40)} @300x300", Z(.center, K.priority(-1), F(100, 40)),
            .by(300, 300), [100, 40], [[0, 0, 100, 40], [0, 0]]),
        .init(
            "E1", "F(20,20).frame(width:100).frame(width:50)", F(20, 20).frame(100).frame(50), none, [50, 20],
            [[15, 0]]),
        .init("2.8.1", "K.fixedSize() @100x100", K.fixedSize(), .by(100, 100), [10, 10], [[0, 0, 10, 10]]),
        .init(
            "2.8.1i", "K.frame(idealWidth:70,idealHeight:30).fixedSize() @500x500",
            K.flexibleFrame(idealWidth: 70, idealHeight: 30).fixedSize(), .by(500, 500), [70, 30], [[0, 0, 70, 30]]),
        .init(
            "AR1", "F(168,95).aspectRatio(16/9,.fit) @500x300", F(168, 95).aspectRatio(16 / 9, .fit), .by(500, 300),
            [168, 95], [[0, 0]]),
        .init(
            "AR3", "K.aspectRatio(16/9,.fit) @500x300", K.aspectRatio(16 / 9, .fit), .by(500, 300), [500, 281.25],
            [[0, 0, 500, 281.25]]),
        .init(
            "2.9", "F(60,40).overlay{F(100,100)}", F(60, 40).overlay(.center, F(100, 100)), none, [60, 40],
            [[0, 0], [-20, -30]]),
    ]
}
