/** Why the server cannot start, in one line for the person who starts it; main.ts prints it and ends with 1. */
export class StartupError extends Error {}
