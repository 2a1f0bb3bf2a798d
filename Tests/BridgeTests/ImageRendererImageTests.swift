import DeclarativeUI
import Testing

@MainActor @Suite("Images of views") struct ImageRendererImageTests {
    @Test("A renderer makes an image of the size and the scale that it has, with or without a background")
    func image() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 16, height: 32))
        renderer.scale = 2
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 16, height: 32) && image.scale == 2)
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 16, height: 32)
        #expect(view.snapshot().svg().contains("#ff383c"))
        renderer.isOpaque = true
        renderer.content = Color.clear.frame(width: 8, height: 8)
        let opaque = try #require(renderer.uiImage)
        #expect(opaque.size == CGSize(width: 8, height: 8) && opaque != image)
    }

    @Test("A view without a size makes no image")
    func none() { #expect(ImageRenderer(content: EmptyView()).uiImage == nil) }
}
