import { ApiError } from '../platform/errors/api-error.ts'

/**
 * Refuses (40026) a change that was made of an older version of a record, and gives the record as it is. `version` is undefined where the
 * page does not say which it read. Wants the member locked, so that none of two changes passes unseen.
 */
export const assertRecordVersion = (current: { version?: number | undefined }, version: number | undefined): void => {
  if (version !== undefined && version !== current.version) throw new ApiError('recordChanged', { data: current })
}
