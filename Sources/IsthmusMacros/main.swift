import MacroExpansion

// Serves expansion requests from the compiler until it closes the channel.
try PluginChannel().serve()
