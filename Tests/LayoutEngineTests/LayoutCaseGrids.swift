import Foundation
import LayoutEngine

private let none = ProposedViewSize.unspecified
private let bar = color.frame(nil, 6).marked()
private let line = color.frame(nil, 1).marked()
private let plain = [R(F(30, 10), F(20, 20)), R(F(10, 30), F(40, 10))]
private let plainRects: [[CGFloat]] = [[0, 5], [48, 0], [10, 28], [38, 38]]
private let stretched = [R(K, F(20, 20)), R(F(10, 30), F(40, 10))]

extension LayoutCase {
    static let grids = sizes + spans + cells + flexible

    private static let sizes: [LayoutCase] = [
        .init("60", "Grid{[F(30,10),F(20,20)][F(10,30),F(40,10)]} @nil", G(plain), none, [78, 58], plainRects),
        .init("60p", "#60 @200x200", G(plain), .by(200, 200), [78, 58], plainRects),
        .init(
            "61", "#60 with hSpacing 3, vSpacing 5", G(.center, 3, 5, plain), none, [73, 55],
            [[0, 5], [43, 0], [10, 25], [33, 35]]),
        .init(
            "62", "Grid{[K,F(20,20)][F(10,30),F(40,10)]} @200x100", G(stretched), .by(200, 100), [200, 100],
            [[0, 0, 152, 62], [170, 21], [71, 70], [160, 80]]),
        .init(
            "63", "#62 @200xnil", G(stretched), .by(200, nil), [200, 58],
            [[0, 0, 152, 20], [170, 0], [71, 28], [160, 38]]),
        .init(
            "64", "Grid{[K,F(20,20)][F(10,30),K]} @200x100", G([R(K, F(20, 20)), R(F(10, 30), K)]), .by(200, 100),
            [200, 100], [[0, 0, 96, 46], [142, 13], [43, 62], [104, 54, 96, 46]]),
        .init(
            "65", "Grid{[F(20,20),K,K]} @200x100", G([R(F(20, 20), K, K)]), .by(200, 100), [200, 100],
            [[0, 40], [28, 0, 82, 100], [118, 0, 82, 100]]),
        .init(
            "66", "Grid{[K,F(120,20)][F(10,30),F(40,10)]} @100x100", G([R(K, F(120, 20)), R(F(10, 30), F(40, 10))]),
            .by(100, 100), [138, 100], [[0, 0, 10, 62], [18, 21], [0, 70], [58, 80]]),
        .init(
            "77", "Grid{[F(30,10),F(20,20),F(5,5)][F(10,30)]} @nil",
            G([R(F(30, 10), F(20, 20), F(5, 5)), R(F(10, 30))]), none, [71, 58],
            [[0, 5], [38, 0], [66, 7.5], [10, 28]]),
        .init("82", "Grid{} @100x100", G([]), .by(100, 100), [0, 0], []),
        .init("82r", "Grid{GridRow{}} @100x100", G([R()]), .by(100, 100), [0, 0], []),
        .init(
            "GA7", "an empty row between two leaves no gap", G([R(F(10, 10)), R(), R(F(10, 10))]), none, [10, 28],
            [[0, 0], [0, 18]]),
    ]

    private static let spans: [LayoutCase] = [
        .init(
            "67", "Grid{[F(30,10),F(20,20)][F(100,10) columns 2]} @nil",
            G([R(F(30, 10), F(20, 20)), R(F(100, 10).columns(2))]), none, [100, 38], [[10.5, 5], [69.5, 0], [0, 28]]),
        .init(
            "68", "Grid{[F(30,10),F(20,20)] F(100,10) [F(10,30),F(40,10)]} @nil",
            G([plain[0], .whole(F(100, 10)), plain[1]]), none, [100, 76],
            [[5.5, 5], [64.5, 0], [0, 28], [15.5, 46], [54.5, 56]]),
        .init(
            "69", "Grid{[F(30,10),F(20,10)][K columns 2]} @300x100",
            G([R(F(30, 10), F(20, 10)), R(K.columns(2))]), .by(300, 100), [300, 100],
            [[60.5, 0], [219.5, 0], [0, 18, 300, 82]]),
        .init(
            "70", "Grid{[F(30,10),F(20,20)] K} @200x100", G([plain[0], .whole(K)]), .by(200, 100), [200, 100],
            [[35.5, 5], [144.5, 0], [0, 28, 200, 72]]),
        .init(
            "70u", "#70 with K unsized horizontally", G([plain[0], .whole(K.unsized(.horizontal))]), .by(200, 100),
            [58, 100], [[0, 5], [38, 0], [0, 28, 58, 72]]),
        .init(
            "107", "Grid(hSpacing 0, vSpacing 0){[K,K][K columns 2]} @200x100",
            G(.center, 0, 0, [R(K, K), R(K.columns(2))]), .by(200, 100), [200, 100],
            [[0, 0, 100, 50], [100, 0, 100, 50], [0, 50, 200, 50]]),
        .init(
            "GX11", "a shortfall goes to the columns without cells of their own",
            G([R(F(30, 10)), R(F(88, 10).columns(3))]), none, [88, 28], [[0, 0], [0, 18]]),
        .init(
            "GX13", "a cell in no row ignores its columns and its column's alignment",
            G([R(F(10, 10), F(10, 10)), .whole(F(4, 10).columns(5).column(.trailing))]), none, [28, 28],
            [[0, 0], [18, 0], [12, 18]]),
        .init(
            "GX15", "columns declared twice add up, unsized axes too",
            G([R(F(10, 10), F(10, 10), F(10, 10), F(10, 10)), R(F(64, 10).columns(2).columns(2))]), none, [64, 28],
            [[0, 0], [18, 0], [36, 0], [54, 0], [0, 18]]),
    ]

    private static let cells: [LayoutCase] = [
        .init(
            "71", "Grid{[F(30,10),F(20,20)][K unsized h,F(40,10)]} @200x200",
            G([plain[0], R(K.unsized(.horizontal), F(40, 10))]), .by(200, 200), [78, 200],
            [[0, 5], [48, 0], [0, 28, 30, 172], [38, 109]]),
        .init(
            "72", "Grid(.topLeading) of #60", G(.topLeading, nil, nil, plain), none, [78, 58],
            [[0, 0], [38, 0], [0, 28], [38, 28]]),
        .init(
            "72b", "Grid(.bottomTrailing) of #60", G(.bottomTrailing, nil, nil, plain), none, [78, 58],
            [[0, 10], [58, 0], [20, 28], [38, 48]]),
        .init(
            "73", "#60 with second cell .gridColumnAlignment(.trailing)",
            G([R(F(30, 10), F(20, 20).column(.trailing)), plain[1]]), none, [78, 58],
            [[0, 5], [58, 0], [10, 28], [38, 38]]),
        .init(
            "74", "Grid{[F(10,10),F(20,20)][F(30,30).gridColumnAlignment(.trailing),F(40,10)]}",
            G([R(F(10, 10), F(20, 20)), R(F(30, 30).column(.trailing), F(40, 10))]), none, [78, 58],
            [[20, 5], [48, 0], [0, 28], [38, 38]]),
        .init(
            "75", "Grid(.bottom){GridRow(.top)[F(10,10),F(10,30)] [F(10,10),F(10,30)]}",
            G(.bottom, nil, nil, [R(.top, F(10, 10), F(10, 30)), R(F(10, 10), F(10, 30))]), none, [28, 68],
            [[0, 0], [18, 0], [0, 58], [18, 38]]),
        .init(
            "76", "Grid{[F(10,10).gridCellAnchor(UnitPoint(0.25,1)),F(10,30)][F(50,10)]}",
            G([R(F(10, 10).anchor(UnitPoint(x: 0.25, y: 1)), F(10, 30)), R(F(50, 10))]), none, [68, 48],
            [[10, 20], [58, 0], [0, 38]]),
        .init(
            "GL15", "of anchors declared twice the inner counts",
            G([R(F(10, 10).anchor(.topLeading).anchor(.bottomTrailing)), R(F(30, 10))]), none, [30, 28],
            [[0, 0], [0, 18]]),
        .init(
            "GW", "attributes pass out through padding, frames, priorities and overlays",
            G([R(F(10, 10).column(.trailing).padding(.all, 5).frame(20, 20).priority(2).overlay()), R(F(40, 10))]),
            none, [40, 38], [[25, 5], [0, 28]]),
    ]

    private static let flexible: [LayoutCase] = [
        .init(
            "78", "Grid{[K,K.layoutPriority(1)]} @100x100", G([R(K, K.priority(1))]), .by(100, 100), [100, 100],
            [[0, 0, 0, 100], [8, 0, 92, 100]]),
        .init(
            "79", "Grid{[Spacer,F(20,20)][F(10,30),F(40,10)]} @200x100",
            G([R(spacer().marked(), F(20, 20)), R(F(10, 30), F(40, 10))]), .by(200, 100), [190, 80],
            [[0, 0, 142, 42], [160, 11], [66, 50], [150, 60]]),
        .init(
            "80", "Grid(.leading){[F(60,20),bar,F(20,20) trailing] line [F(90,20),bar,F(10,20)]} @300x300",
            G(
                .leading, nil, nil,
                [R(F(60, 20), bar, F(20, 20).column(.trailing)), .whole(line), R(F(90, 20), bar, F(10, 20))]),
            .by(300, 300), [300, 57],
            [[0, 0], [98, 7, 174, 6], [280, 0], [0, 28, 300, 1], [0, 37], [98, 44, 174, 6], [290, 37]]),
        .init(
            "81", "Grid{[F(60,20),bar,F(20,20)][line][F(90,20),bar,F(10,20)]} @308x300",
            G([R(F(60, 20), bar, F(20, 20)), R(line), R(F(90, 20), bar, F(10, 20))]), .by(308, 300), [308, 57],
            [[38, 0], [144, 7, 136, 6], [288, 0], [0, 28, 136, 1], [23, 37], [144, 44, 136, 6], [293, 37]]),
        .init(
            "106", "Grid{[F(40,10),Color.frame(maxWidth:100,maxHeight:20)][F(20,10),F(30,10)]} @400x100",
            G([
                R(F(40, 10), color.flexibleFrame(maxWidth: 100, maxHeight: 20).marked()), R(F(20, 10), F(30, 10)),
            ]), .by(400, 100), [148, 38], [[0, 5], [48, 0, 100, 20], [10, 28], [83, 28]]),
        .init(
            "GR", "RTL: #60 is mirrored in its own width", G(plain), none, [78, 58],
            [[48, 5], [10, 0], [58, 28], [0, 38]], direction: .rightToLeft),
    ]
}
