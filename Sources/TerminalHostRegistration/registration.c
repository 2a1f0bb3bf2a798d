// Registers the terminal as a host of each program that links it, before the program's own code runs.

// Defined in TerminalHost/Host/Registration.swift.
void isthmus_register_terminal_host(void);

__attribute__((constructor)) static void register_terminal_host(void) { isthmus_register_terminal_host(); }
