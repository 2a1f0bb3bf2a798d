import Drawing
import Foundation
import WebServer

/// The page of the server: its markup, style and script, in one response.
struct Page {
    private static let plain = parts(isInspected: false)
    private static let inspected = parts(isInspected: true)

    /// Returns the texts before, between and after the places of the nonce.
    private static func parts(isInspected: Bool) -> [String] {
        text(PackageResources.page_html)
            .replacingOccurrences(of: "INSPECTOR", with: isInspected ? text(PackageResources.inspector_html) : "")
            .replacingOccurrences(
                of: "STYLE",
                with: text(PackageResources.page_css) + (isInspected ? text(PackageResources.inspector_css) : "")
            )
            .replacingOccurrences(of: "FACES", with: PictureTree.faces)
            .replacingOccurrences(of: "SCRIPT", with: script(isInspected: isInspected))
            .components(separatedBy: "NONCE")
    }

    private static func text(_ resource: [UInt8]) -> String { String(decoding: resource, as: UTF8.self) }

    /// The parts of the script, each after those that it needs to begin with.
    private static func script(isInspected: Bool) -> String {
        let parts =
            [
                PackageResources.page_js, PackageResources.connection_js, PackageResources.picture_js,
                PackageResources.history_js, PackageResources.elements_js, PackageResources.pointers_js,
                PackageResources.pinching_js, PackageResources.keys_js, PackageResources.dropping_js,
                PackageResources.faces_js, PackageResources.traits_js,
            ] + (isInspected ? [PackageResources.inspector_js] : []) + [PackageResources.start_js]
        return parts.map(text).joined(separator: "\n")
            .replacingOccurrences(of: "MEASURES", with: PageMeasuring.scriptConstants)
    }

    /// Returns the response with the page.
    ///
    /// The policy lets nothing in but what the page brings: its own script and style, named by a number that is used
    /// once, pictures in the markup, and the connection to this server. Attributes may have styles, as SVG needs them
    /// for blending and for wide colours; the writer of SVG escapes all contents.
    ///
    /// - Parameters:
    ///   - host: The host of the request, with its port.
    ///   - isInspected: Whether the page has an inspector.
    static func response(host: String, isInspected: Bool) throws -> HTTPResponse {
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
            body: Data((isInspected ? inspected : plain).joined(separator: nonce).utf8))
    }
}
