/** Something that the caller can mend: one line that says what is wrong, one that says what to do next. */
export class Problem extends Error {
  readonly next: string
  /** 1: refused or failed; 2: called wrongly. */
  readonly exitCode: 1 | 2
  /** What the machine-readable answer says beside it. */
  readonly facts: Record<string, unknown>

  constructor(
    message: string,
    next: string,
    { exitCode = 1, facts = {} }: Partial<Pick<Problem, 'exitCode' | 'facts'>> = {},
  ) {
    super(message)
    this.next = next
    this.exitCode = exitCode
    this.facts = facts
  }
}

export const wrongUsage = (message: string, next: string): Problem => new Problem(message, next, { exitCode: 2 })
