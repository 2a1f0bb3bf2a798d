import MacroExpansion

// Answers the compiler until it has no more macros to expand.
try PluginChannel().answerAll()
