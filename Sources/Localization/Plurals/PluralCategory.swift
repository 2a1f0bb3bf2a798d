/// The forms that words have for numbers.
package enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}
