import Drawing
import Foundation
import ImperativeUI
import TestSupport
import Testing

/// Writes an image set with squares of 8 points, of 16 in dark style, and of 24 in compact width.
func writeSquares(_ name: String, to folder: CatalogFolder, properties: String = "") {
    folder.image(
        name,
        [
            #"{ "filename" : "a.svg", "idiom" : "universal" }"#,
            #"{ "filename" : "b.svg", "idiom" : "universal", "# + CatalogFolder.dark + " }",
            #"{ "filename" : "c.svg", "idiom" : "universal", "width-class" : "compact" }"#,
        ],
        files: [
            "a.svg": CatalogFolder.square(8, fill: "red"), "b.svg": CatalogFolder.square(16, fill: "blue"),
            "c.svg": CatalogFolder.square(24, fill: "lime"),
        ], properties: properties)
}

@MainActor @Suite("Images", .serialized) struct ImageTests {
    let folder = CatalogFolder()
    let log = IssueLog()
    let dark = UITraitCollection(userInterfaceStyle: .dark)

    func image(_ name: String, _ traits: UITraitCollection? = nil) -> UIImage? {
        UIImage(named: name, in: folder.bundle, compatibleWith: traits)
    }

    @Test("A named image is the variant for the traits, or for the current ones")
    func named() {
        writeSquares("Square", to: folder)
        #expect(image("Square", UITraitCollection())?.size.width == 8)
        #expect(image("Square", dark)?.size.width == 16)
        dark.performAsCurrent { #expect(image("Square")?.size.width == 16) }
        #expect(image("Square", dark)?.traitCollection == dark)
        #expect(UIImage(named: "Square", in: folder.bundle, with: dark.imageConfiguration)?.size.width == 16)
    }

    @Test("An image that is missing or cannot be read is none, with one report each")
    func missing() {
        folder.image(
            "Bad", [#"{ "filename" : "a.svg", "idiom" : "universal" }"#], files: ["a.svg": Data("<svg><g>".utf8)])
        log.during {
            for _ in 0..<3 {
                #expect(image("None") == nil)
                #expect(image("Bad") == nil)
            }
        }
        #expect(log.messages.count == 2)
    }

    @Test("The asset gives the other variants, and is the same for each of them")
    func asset() {
        writeSquares("Square", to: folder)
        let asset = image("Square")?.imageAsset
        #expect(asset != nil)
        #expect(asset === image("Square", dark)?.imageAsset)
        #expect(asset?.image(with: dark).size.width == 16)
        #expect(asset?.image(with: UITraitCollection(horizontalSizeClass: .compact)).size.width == 24)
    }

    @Test("An asset made by hand chooses among what is registered")
    func registered() {
        func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
        let asset = UIImageAsset()
        #expect(asset.image(with: dark).size == .zero)
        asset.register(symbol("sun.max"), with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(symbol("moon"), with: dark)
        #expect(asset.image(with: dark).description.contains("moon"))
        #expect(asset.image(with: UITraitCollection()).description.contains("sun"))
        #expect(asset.image(with: dark).imageAsset === asset)
        asset.register(symbol("star"), with: dark)
        #expect(asset.image(with: dark).description.contains("star"))
        asset.unregister(with: dark)
        #expect(asset.image(with: dark).description.contains("sun"))
    }

    @Test("What is registered joins the variants of a catalogue")
    func mixed() {
        writeSquares("Square", to: folder)
        let asset = image("Square")?.imageAsset
        let wide = UITraitCollection(displayGamut: .P3)
        asset?.register(UIImage(systemName: "star") ?? UIImage(), with: wide)
        #expect(asset?.image(with: wide).isSymbolImage == true)
        #expect(asset?.image(with: UITraitCollection()).size.width == 8)
        #expect(asset?.image(with: dark).size.width == 16)
    }

    @Test("A changed copy keeps the picture; equal changes make equal images")
    func copies() {
        writeSquares("Square", to: folder)
        guard let image = image("Square") else { return #expect(Bool(false)) }
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(template.renderingMode == .alwaysTemplate)
        #expect(image.renderingMode == .automatic)
        #expect(template != image)
        #expect(template == image.withRenderingMode(.alwaysTemplate))
        #expect(template.hash == image.withRenderingMode(.alwaysTemplate).hash)
        #expect(image.withTintColor(.red) != image.withTintColor(.blue))
        #expect(image.withConfiguration(dark.imageConfiguration).size.width == 16)
        #expect(image == self.image("Square"))
        let caps = UIEdgeInsets(top: 1, left: 2, bottom: .nan, right: -4)
        #expect(
            image.resizableImage(withCapInsets: caps).capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
    }

    @Test("A symbol is as high as a line of its text size, and its configurations add up")
    func symbols() {
        #expect(UIImage(systemName: "") == nil)
        #expect(UIImage(systemName: "star")?.size == CGSize(width: 16, height: 16))
        let large = UIImage.SymbolConfiguration(pointSize: 34)
        let image = UIImage(systemName: "star", withConfiguration: large)
        #expect(image?.size == CGSize(width: 32, height: 32))
        #expect(image?.withConfiguration(UIImage.SymbolConfiguration(scale: .large)).size.width == 40)
        #expect(UIImage(systemName: "star")?.withConfiguration(large).size.width == 32)
        #expect(large.applying(UIImage.SymbolConfiguration(weight: .bold)) == .init(pointSize: 34, weight: .bold))
        #expect(UIImage.SymbolConfiguration(pointSize: .nan).applying(nil) != large)
    }

    @Test("PNG data makes an image, anything else none")
    func data() throws {
        let file = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAQAAABeK7cBAAAADUlEQVR42mMQUDBwAAABRQChjtg0XwAAAABJRU5ErkJggg=="
        let data = try #require(Data(base64Encoded: file))
        #expect(UIImage(data: data)?.size == CGSize(width: 2, height: 1))
        #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 1, height: 0.5))
        #expect(UIImage(data: data, scale: 2)?.scale == 2)
        #expect(UIImage(data: data) == UIImage(data: data))
        #expect(UIImage(data: data.dropLast(20)) == nil)
        #expect(UIImage(data: Data()) == nil)
    }

    @Test("JPEG data and files make an image, whose name says how many pixels a point has")
    func jpeg() throws {
        let file =
            "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAAIABABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AD//Z"
        let data = try #require(Data(base64Encoded: file))
        #expect(UIImage(data: data)?.size == CGSize(width: 16, height: 8))
        #expect(UIImage(data: data.dropLast(8)) == nil)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["photo.jpg", "photo@2x.jpg"] { try data.write(to: folder.appendingPathComponent(name)) }
        let path = folder.path
        #expect(UIImage(contentsOfFile: path + "/photo.jpg")?.size == CGSize(width: 16, height: 8))
        #expect(UIImage(contentsOfFile: path + "/photo@2x.jpg")?.size == CGSize(width: 8, height: 4))
        #expect(UIImage(contentsOfFile: path + "/other.jpg") == nil)
    }

    @Test("An image draws itself into the current context, in its colours or in its tint colour")
    func drawing() {
        writeSquares("Square", to: folder)
        guard let image = image("Square", UITraitCollection()) else { return #expect(Bool(false)) }
        let plain = drawn { _ in image.draw(in: CGRect(x: 4, y: 4, width: 16, height: 16)) }
        #expect(plain.fills.map(\.paint) == [redPaint])
        #expect(plain.groups.first?.bounds == CGRect(x: 4, y: 4, width: 16, height: 16))
        let tinted = drawn { _ in image.withTintColor(.green).draw(at: .zero) }
        #expect(tinted.fills.map(\.paint) == [.color(ColorComponents(red: 0, green: 1, blue: 0))])
        #expect(drawn { _ in image.draw(in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) }.isEmpty)
        #expect(drawn { _ in UIImage().draw(at: .zero) }.isEmpty)
        image.draw(at: .zero)
    }

    @Test("Caps keep their size, what lies between is stretched or repeated")
    func caps() {
        writeSquares("Square", to: folder)
        guard let image = image("Square", UITraitCollection()) else { return #expect(Bool(false)) }
        let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        let stretched = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        let rect = CGRect(x: 0, y: 0, width: 20, height: 12)
        #expect(drawn { _ in stretched.draw(in: rect) }.fills.count == 9)
        // 2 + four times 4 + 2 across, 2 + two times 4 + 2 down.
        #expect(drawn { _ in image.resizableImage(withCapInsets: insets).draw(in: rect) }.fills.count == 24)
        let endless = CGRect(x: 0, y: 0, width: 1e7, height: 1e7)
        #expect(drawn { _ in image.resizableImage(withCapInsets: insets).draw(in: endless) }.fills.count == 9)
    }
}
