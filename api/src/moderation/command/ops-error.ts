/** Something that the caller can mend: one line that says what is wrong, one that says what to do. */
export class OpsError extends Error {
  readonly nextStep: string
  /** 1: refused or failed; 2: called wrongly. */
  readonly exitCode: 1 | 2

  constructor(message: string, nextStep: string, exitCode: 1 | 2 = 1) {
    super(message)
    this.nextStep = nextStep
    this.exitCode = exitCode
  }
}
