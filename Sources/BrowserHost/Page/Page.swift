import Drawing
import Foundation
import WebServer

/// The page of the server: its markup, style and script, in one response.
struct Page {
    /// The texts before, between and after the places of the nonce.
    private static let parts: [String] = {
        let html = String(decoding: PackageResources.page_html, as: UTF8.self)
            .replacingOccurrences(of: "STYLE", with: String(decoding: PackageResources.page_css, as: UTF8.self))
            .replacingOccurrences(of: "FACES", with: PictureTree.faces)
            .replacingOccurrences(of: "SCRIPT", with: script)
        return html.components(separatedBy: "NONCE")
    }()

    /// The parts of the script, each after those that it needs to begin with.
    private static var script: String {
        [
            PackageResources.page_js, PackageResources.connection_js, PackageResources.picture_js,
            PackageResources.history_js, PackageResources.elements_js, PackageResources.pointers_js,
            PackageResources.keys_js, PackageResources.traits_js, PackageResources.start_js,
        ].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    /// Returns the response with the page.
    ///
    /// The policy lets nothing in but what the page brings: its own script and style, named by a number that is used
    /// once, pictures in the markup, and the connection to this server. Attributes may have styles, as SVG needs them
    /// for blending and for wide colours; the writer of SVG escapes all contents.
    ///
    /// - Parameter host: The host of the request, with its port.
    static func response(host: String) throws -> HTTPResponse {
        let nonce = AccessToken().text
        let policy = [
            "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src-elem 'nonce-\(nonce)'",
            "style-src-attr 'unsafe-inline'", "img-src data:", "connect-src ws://\(host)", "base-uri 'none'",
            "form-action 'none'", "frame-ancestors 'none'",
        ]
        return try HTTPResponse(
            status: 200,
            headers: [
                ("Content-Type", "text/html; charset=utf-8"),
                ("Content-Security-Policy", policy.joined(separator: "; ")),
                ("Cache-Control", "no-store"), ("Referrer-Policy", "no-referrer"),
                ("X-Content-Type-Options", "nosniff"),
                ("Cross-Origin-Opener-Policy", "same-origin"), ("Cross-Origin-Resource-Policy", "same-origin"),
            ],
            body: Data(parts.joined(separator: nonce).utf8))
    }
}
