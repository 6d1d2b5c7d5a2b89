/**
 * - `unreachable`: no connection, or none that could be used
 * - `refused`: an HTTP status that is an error; `status` is it
 * - `slow`: a time limit passed
 * - `broken`: the answer ended too early, or is none of the protocol
 * - `reported`: the server reported an error within the answer
 * - `unusable`: an answer that says nothing that was asked for
 */
export type AiFailureReason = 'unreachable' | 'refused' | 'slow' | 'broken' | 'reported' | 'unusable'

/** A model gave no answer that can be used. It holds nothing of what was asked or answered, so that it can be logged. */
export class AiFailure extends Error {
  readonly reason: AiFailureReason
  readonly status: number | undefined

  constructor(reason: AiFailureReason, status?: number) {
    super(`the model gave no usable answer: ${reason}${status === undefined ? '' : ` (${status})`}`)
    this.reason = reason
    this.status = status
  }
}
