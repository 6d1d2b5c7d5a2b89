/** The database was lost while a change was committed: whether it was made is not known until somebody looks. */
export class CommitOutcomeUnknownError extends Error {
  constructor(cause: unknown) {
    super('the database was lost while a change was committed', { cause })
  }
}
