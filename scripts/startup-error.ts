/** A wrong start that the operator can mend; shown as one line. */
export class StartupError extends Error {}
