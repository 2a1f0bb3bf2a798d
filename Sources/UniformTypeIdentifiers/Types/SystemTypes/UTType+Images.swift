/// Pictures, and objects with three dimensions.
extension UTType {
    /// A picture in any format.
    public static let image = UTType(known: "public.image")
    /// A picture in the PNG format.
    public static let png = UTType(known: "public.png")
    /// A picture in the JPEG format.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A picture in the GIF format.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A picture in the TIFF format.
    public static let tiff = UTType(known: "public.tiff")
    /// A picture in the bitmap format of Windows.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// An icon in the format of Windows.
    public static let ico = UTType(known: "com.microsoft.ico")
    /// An icon in the format of macOS.
    public static let icns = UTType(known: "com.apple.icns")
    /// A picture in the WebP format.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// A picture in the HEIF format.
    public static let heif = UTType(known: "public.heif")
    /// A picture in the HEIC format.
    public static let heic = UTType(known: "public.heic")
    /// A sequence of pictures in the HEIC format.
    public static let heics = UTType(known: "public.heics")
    /// A picture in the JPEG XL format.
    public static let jpegxl = UTType(known: "public.jpeg-xl")
    /// A picture in the OpenEXR format.
    public static let exr = UTType(known: "com.ilm.openexr-image")
    /// A picture that consists of shapes, in SVG.
    public static let svg = UTType(known: "public.svg-image")
    /// A picture as the sensor of a camera saw it.
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// A picture in the Digital Negative format.
    public static let dng = UTType(known: "com.adobe.raw-image")
    /// A Live Photo.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// An object or a scene with three dimensions.
    public static let threeDContent = UTType(known: "public.3d-content")
    /// A scene in the Universal Scene Description format.
    public static let usd = UTType(known: "com.pixar.universal-scene-description")
    /// A packed scene in the Universal Scene Description format.
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
    /// A file of Reality Composer.
    public static let realityFile = UTType(known: "com.apple.reality")
    /// A scene of SceneKit.
    public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
    /// An object that augmented reality can recognise.
    public static let arReferenceObject = UTType(known: "com.apple.arobject")
}
