import Foundation

/// Reads files of texts with variables, each of which has variants: property lists with the ending `stringsdict`.
package enum StringsDictionary {
    /// Reads a file. Unreadable parts are left out, and noted.
    package static func read(_ data: Data) -> ReadStrings {
        var result = ReadStrings()
        do throws(CatalogFault) {
            guard let all = try PropertyValue(reading: data).dictionary else {
                throw CatalogFault("it is no dictionary")
            }
            for (key, value) in all.sorted(by: { $0.key < $1.key }) {
                do throws(CatalogFault) {
                    result.entries[key] = try entry(value)
                } catch {
                    result.note("the key \(CatalogFault.quoted(key)) is left out: \(error.message)")
                }
            }
        } catch {
            result.faults.append(error)
        }
        return result
    }

    private static func entry(_ value: PropertyValue) throws(CatalogFault) -> StringEntry {
        guard let fields = value.dictionary else {
            guard let text = value.string else { throw CatalogFault("its value is neither a dictionary nor a text") }
            return StringEntry(text)
        }
        if let widths = fields["NSStringVariableWidthRuleType"]?.dictionary {
            var variants: [Int: StringVariant] = [:]
            for (name, value) in widths {
                guard let width = Int(name), let text = value.string else {
                    throw CatalogFault("the width \(CatalogFault.quoted(name)) is no number, or has no text")
                }
                variants[width] = .format(StringFormat(text))
            }
            guard !variants.isEmpty else { throw CatalogFault("it has no width") }
            return StringEntry(.width(variants))
        }
        if let devices = fields["NSStringDeviceSpecificRuleType"]?.dictionary {
            var variants: [String: StringVariant] = [:]
            var variables: [String: StringVariable] = [:]
            for (name, value) in devices.sorted(by: { $0.key < $1.key }) {
                if let text = value.string {
                    variants[name] = .format(StringFormat(text))
                } else if let inner = value.dictionary, let format = inner[formatKey]?.string {
                    variants[name] = .format(StringFormat(format))
                    try variables.merge(self.variables(of: inner)) { first, _ in first }
                } else {
                    throw CatalogFault("the device \(CatalogFault.quoted(name)) has no text")
                }
            }
            guard !variants.isEmpty else { throw CatalogFault("it has no device") }
            return StringEntry(.device(variants), variables: variables)
        }
        guard let format = fields[formatKey]?.string else { throw CatalogFault("it has no \(formatKey)") }
        return StringEntry(.format(StringFormat(format)), variables: try variables(of: fields))
    }

    private static let formatKey = "NSStringLocalizedFormatKey"

    private static func variables(of fields: [String: PropertyValue]) throws(CatalogFault) -> [String: StringVariable] {
        var variables: [String: StringVariable] = [:]
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            guard name != formatKey, let rules = value.dictionary else { continue }
            variables[name] = StringVariable(variants: try variants(rules, name))
        }
        return variables
    }

    private static func variants(
        _ rules: [String: PropertyValue], _ name: String
    ) throws(CatalogFault) -> StringVariant {
        let kind = rules["NSStringFormatSpecTypeKey"]?.string
        guard kind == nil || kind == "NSStringPluralRuleType" else {
            throw CatalogFault("the variable \(CatalogFault.quoted(name)) is of a kind that is not known")
        }
        var variants: [PluralCategory: StringVariant] = [:]
        for category in PluralCategory.allCases {
            guard let value = rules[category.rawValue] else { continue }
            guard let text = value.string else {
                throw CatalogFault(
                    "the form \(category.rawValue) of the variable \(CatalogFault.quoted(name)) is no text")
            }
            variants[category] = .format(StringFormat(text))
        }
        guard variants[.other] != nil else {
            throw CatalogFault("the variable \(CatalogFault.quoted(name)) has no form other")
        }
        return .plural(variants)
    }
}
