/** Why the server cannot start, in one line for the operator. main.ts prints it and exits with 1. */
export class StartupError extends Error {}
