import Foundation

/// The optional methods whose default implementations record that they were called.
///
/// Swift does not tell whether a type implements an optional method of a protocol, and a table view behaves differently
/// if a data source or a delegate does not.
struct DefaultAnswers: OptionSet {
    let rawValue: UInt16
    static let rowHeight = DefaultAnswers(rawValue: 1)
    static let estimatedRowHeight = DefaultAnswers(rawValue: 2)
    static let headerHeight = DefaultAnswers(rawValue: 4)
    static let footerHeight = DefaultAnswers(rawValue: 8)
    static let headerView = DefaultAnswers(rawValue: 16)
    static let footerView = DefaultAnswers(rawValue: 32)
    static let canEdit = DefaultAnswers(rawValue: 64)
    static let commit = DefaultAnswers(rawValue: 128)
    static let editingStyle = DefaultAnswers(rawValue: 256)
}

extension UITableView {
    /// Records that the default implementation of a method was called, and returns its result.
    final func answerByDefault<Answer>(_ question: DefaultAnswers, _ answer: Answer) -> Answer {
        defaultAnswers.insert(question)
        return answer
    }

    /// Returns the result of an optional method; `nil` if its default implementation was called.
    final func asked<Answer>(_ question: DefaultAnswers, _ ask: () -> Answer?) -> Answer? {
        defaultAnswers.remove(question)
        let answer = ask()
        return defaultAnswers.contains(question) ? nil : answer
    }
}
