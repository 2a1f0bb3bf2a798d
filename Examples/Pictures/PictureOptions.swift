import DeclarativeUI

/// What an example was asked to show, and how: as pictures in the terminal or in an SVG file, of a size, under traits.
public struct PictureOptions: Sendable {
    /// Whether pictures are printed.
    public private(set) var printsText = false
    /// Where pictures are written as one SVG document; `nil` for nowhere.
    public private(set) var svgFile: String?
    /// Whether it is printed what somebody is told who cannot see the pictures, and what of that is at fault.
    public private(set) var printsTree = false
    /// The size of each picture in points; `nil` leaves it to the example.
    public private(set) var size: CGSize?
    /// The traits asked for.
    public private(set) var traits = UITraitCollection()
    /// Whether output goes without colours, whatever it goes to.
    public private(set) var isPlain = false

    /// Whether any picture is asked for, or what stands for one.
    public var wantsPictures: Bool { printsText || printsTree || svgFile != nil }

    /// What can be asked for.
    public static let usage = """
        --tour              go through the example, without pictures unless asked for
        --text              show pictures as text
        --svg FILE          write pictures to an SVG file
        --tree              tell what there is for somebody who cannot see the pictures
        --size WxH          the size of a picture in points
        --dark              in dark style
        --rtl               read from right to left
        --type-size NAME    with text of a size: xSmall … xxxLarge, accessibility1 … accessibility5
        --plain             without colours
        """

    /// Whether arguments ask for the tour through an example, not for the example itself as a program to use.
    public static func wantsTour(_ arguments: [String]) -> Bool {
        arguments.dropFirst().contains { $0.hasPrefix("--") && !programOptions.contains($0) }
    }

    /// What a program takes that is used by hand. `--dark` alone is also for that.
    private static let programOptions: Set = [
        "--host", "--dark", "--light", "--theme", "--record", "--no-keys", "--previews", "--inspect", "--help",
    ]

    /// Reads a program's arguments; prints what can be asked for and ends the program if they make no sense.
    public static func read() -> PictureOptions {
        do {
            return try PictureOptions(Array(CommandLine.arguments.dropFirst()))
        } catch {
            print("\(error)\n\n\(usage)")
            exit(64)
        }
    }

    /// An argument that is not understood.
    public struct Misunderstanding: Error, CustomStringConvertible {
        /// What is wrong, for people to read.
        public let description: String
    }

    /// Reads arguments.
    public init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw Misunderstanding(description: "\(option) needs a value.") }
            return value
        }
        while let option = rest.popFirst() {
            switch option {
            case "--tour": break
            case "--text": printsText = true
            case "--plain": isPlain = true
            case "--tree": printsTree = true
            case "--svg": svgFile = try value(of: option)
            case "--size": size = try Self.size(try value(of: option))
            case "--dark": traits = traits.modifyingTraits { $0.userInterfaceStyle = .dark }
            case "--rtl": traits = traits.modifyingTraits { $0.layoutDirection = .rightToLeft }
            case "--type-size":
                let name = try value(of: option)
                guard let category = Self.categories[name] else {
                    throw Misunderstanding(description: "There is no text size \"\(name)\".")
                }
                traits = traits.modifyingTraits { $0.preferredContentSizeCategory = category }
            default: throw Misunderstanding(description: "\(option) is not understood.")
            }
        }
    }

    /// A scene under the traits asked for, of the size asked for, or else of another.
    @MainActor public func scene(_ size: CGSize) -> UIWindowScene {
        UIWindowScene(size: self.size ?? size, traits: traits)
    }

    private static func size(_ text: String) throws -> CGSize {
        let sides = text.split(separator: "x").map { Double($0) ?? 0 }
        guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= 10_000 }) else {
            throw Misunderstanding(description: "A size is two numbers from 1 to 10000 with an x between, not \(text).")
        }
        return CGSize(width: sides[0], height: sides[1])
    }

    private static let categories: [String: UIContentSizeCategory] = [
        "xSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "xLarge": .extraLarge,
        "xxLarge": .extraExtraLarge, "xxxLarge": .extraExtraExtraLarge, "accessibility1": .accessibilityMedium,
        "accessibility2": .accessibilityLarge, "accessibility3": .accessibilityExtraLarge,
        "accessibility4": .accessibilityExtraExtraLarge, "accessibility5": .accessibilityExtraExtraExtraLarge,
    ]
}
