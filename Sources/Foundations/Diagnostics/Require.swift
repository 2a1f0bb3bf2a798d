/// Stops the program with a message that is printed in optimised programs too, where the condition does not hold.
///
/// For misuse by a programmer: the message names the rule, the value and the way out.
@inline(__always)
package func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fatalError(message()) }
}
