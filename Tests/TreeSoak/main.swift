// Runs the laws of changing trees for long, or one sequence again.
//
//   TreeSoak [--steps N] [--seed S]     sequences of both laws, from a seed that is printed TreeSoak --replay S
//   one sequence of the re-entrancy law by its own seed; ISTHMUS_TRACE=1 prints its operations TreeSoak --shrink S
//   finds the fewest commands of that sequence that fail, also by a trap or a hang

await Soak.main()
