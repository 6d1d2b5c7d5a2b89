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

/** What nobody foresaw, in the same two lines. A file's or network's own error says enough; the rest may be a fault of ours. */
export const unforeseen = (error: unknown): Problem => {
  const { message = String(error), syscall } = (error ?? {}) as Partial<NodeJS.ErrnoException>
  if (syscall !== undefined)
    return new Problem(
      message,
      'It must be there, and whoever runs this must be allowed to read and write it; DATA_DIR names the folder of the local files.',
    )
  return new Problem(
    `The command failed in a way nobody foresaw: ${message}`,
    '`jobspan doctor` looks at what it rests on; set JOBSPAN_TRACE=1 to see where it failed.',
  )
}

export const wrongUsage = (message: string, next: string): Problem => new Problem(message, next, { exitCode: 2 })
