/** `contract`: this shell cannot run the release. `missing-hash`: nothing says what a file should be. `stylesheet`: it did not load. */
type ReleaseErrorCode = 'contract' | 'missing-hash' | 'stylesheet'

/** A release, or a file of it, that cannot be used in this tab, for a reason that no request would tell. */
export class ReleaseError extends Error {
  readonly code: ReleaseErrorCode
  /** The file that lacks its hash. */
  readonly file: string | undefined
  constructor(code: ReleaseErrorCode, message: string, file?: string) {
    super(message)
    this.code = code
    this.file = file
  }
}
