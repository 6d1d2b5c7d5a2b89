/** Something that the caller can mend: one line that says what is wrong, one that says what to do next. */
export class CliError extends Error {
  readonly nextStep: string
  /** 1: refused or failed; 2: called wrongly. */
  readonly exitCode: 1 | 2
  /** What the machine-readable answer says beside it. */
  readonly details: Record<string, unknown>

  constructor(
    message: string,
    nextStep: string,
    { exitCode = 1, details = {} }: Partial<Pick<CliError, 'exitCode' | 'details'>> = {},
  ) {
    super(message)
    this.nextStep = nextStep
    this.exitCode = exitCode
    this.details = details
  }
}

/** What nobody foresaw, in the same two lines. A file's or network's own error says enough; the rest may be a fault of ours. */
export const toUnexpectedError = (error: unknown): CliError => {
  const { message = String(error), syscall } = (error ?? {}) as Partial<NodeJS.ErrnoException>
  if (syscall !== undefined)
    return new CliError(
      message,
      'It must be there, and whoever runs this must be allowed to read and write it; DATA_DIR names the folder of the local files.',
    )
  return new CliError(
    `The command failed in a way nobody foresaw: ${message}`,
    '`jobspan doctor` looks at what it rests on; set JOBSPAN_TRACE=1 to see where it failed.',
  )
}

export const usageError = (message: string, nextStep: string): CliError =>
  new CliError(message, nextStep, { exitCode: 2 })
