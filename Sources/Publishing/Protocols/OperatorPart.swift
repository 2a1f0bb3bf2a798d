/// A part of an operator that describes itself by the name of the operator.
protocol OperatorPart: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {}

extension OperatorPart {
    var playgroundDescription: Any { description }
}
