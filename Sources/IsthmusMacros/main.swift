// Answers the compiler until it has no more macros to expand.
let channel = PluginChannel()
while let request = try channel.receive() { try channel.send(MacroExpander.reply(to: request)) }
