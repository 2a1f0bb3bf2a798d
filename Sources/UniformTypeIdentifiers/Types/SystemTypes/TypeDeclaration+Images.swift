extension TypeDeclaration {
    /// Pictures, and objects with three dimensions.
    static let images: [TypeDeclaration] = [
        .system("public.image", "public.data public.content", "", "", "image"),
        .system("public.png", "public.image", "png", "image/png", "PNG image"),
        .system("public.jpeg", "public.image", "jpeg jpg jpe", "image/jpeg image/jpg", "JPEG image"),
        .system("com.compuserve.gif", "public.image", "gif", "image/gif", "GIF image"),
        .system("public.tiff", "public.image", "tiff tif", "image/tiff", "TIFF image"),
        .system("com.microsoft.bmp", "public.image", "bmp dib", "image/bmp image/x-bmp", "BMP image"),
        .system(
            "com.microsoft.ico", "public.image", "ico",
            "image/vnd.microsoft.icon image/x-icon", "Windows icon image"),
        .system("com.apple.icns", "public.image", "icns", "image/x-icns", "Apple icon image"),
        .system("org.webmproject.webp", "public.image", "webp", "image/webp", "WebP image"),
        .system("public.heif", "public.heif-standard", "heif", "image/heif", "HEIF image"),
        .system("public.heic", "public.heif-standard", "heic", "image/heic", "HEIC image"),
        .system("public.heics", "public.heif-standard", "heics", "image/heic-sequence", "HEIC sequence"),
        .system("public.jpeg-xl", "public.image", "jxl", "image/jxl", "JPEG XL image"),
        .system("com.ilm.openexr-image", "public.image", "exr", "", "OpenEXR image"),
        .system("public.svg-image", "public.image public.xml", "svg svgz", "image/svg+xml", "SVG image"),
        .system("public.camera-raw-image", "public.image", "", "", "camera raw image"),
        .system("com.adobe.raw-image", "public.camera-raw-image", "dng", "image/x-adobe-dng", "Digital Negative image"),
        .system("com.apple.live-photo", "", "", "", "Live Photo"),
        .system("public.3d-content", "public.content", "", "", "3D content"),
        .system(
            "com.pixar.universal-scene-description", "public.3d-content public.data", "usd usda usdc",
            "", "Universal Scene Description"),
        .system(
            "com.pixar.universal-scene-description-mobile", "public.3d-content public.data", "usdz",
            "model/vnd.usdz+zip", "Universal Scene Description package"),
        .system("com.apple.reality", "public.data", "reality", "model/vnd.reality", "Reality file"),
        .system("com.apple.scenekit.scene", "public.3d-content public.data", "scn", "", "SceneKit scene"),
        .system("com.apple.arobject", "public.data", "arobject", "", "AR reference object"),
        .system("public.heif-standard", "public.image", "", "", "HEIF image"),
        .system("public.jpeg-2000", "public.image", "jp2", "image/jp2", "JPEG 2000 image"),
        .system("com.adobe.photoshop-image", "public.image", "psd", "image/vnd.adobe.photoshop", "Photoshop document"),
    ]
}
