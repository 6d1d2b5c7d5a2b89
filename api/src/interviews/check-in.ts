import { timingSafeEqual } from 'node:crypto'
import { interviewLimits } from '@jobspan/shared-kit/contracts/interviews/interview'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import type { Acting } from './answer-interview.ts'
import { changeState, requireAction } from './change-state.ts'
import { interviewCheckedIn } from './events.ts'
import { type LockedInterview, lockInterview } from './lock-interview.ts'
import { recordInterviewEvent } from './publish-interview.ts'
import { interviews } from './tables.ts'

const maxWrongCodes = 5
const earthMetres = 6_371_000

type Position = { latitude: number; longitude: number }
type Evidence = { code?: string | undefined; position?: Position | undefined }

/** Checks a seeker in, once; the position that they share is compared and not kept (docs/product-rules.md#check-in). */
export const checkIn = async (db: Database, { id, owner }: Omit<Acting, 'side'>, evidence: Evidence): Promise<void> => {
  const isWrongCode = await db.transaction(async (transaction) => {
    const interview = await lockInterview(transaction, id, owner)
    if (interview.state === 'checked_in') return false
    requireAction('seeker', 'check_in', interview)
    if (!isThere(interview, evidence)) {
      await transaction
        .update(interviews)
        .set({ wrongCodes: interview.wrongCodes + 1, wrongCodeAt: interview.now })
        .where(eq(interviews.id, id))
      return true
    }
    await changeState(transaction, 'seeker', 'check_in', interview, { checkedInAt: interview.now })
    await recordInterviewEvent(transaction, id, {
      kind: 'checked_in',
      actor: 'seeker',
      event: interviewCheckedIn,
      extra: {},
    })
    return false
  })
  // Thrown here, so that the attempt counts.
  if (isWrongCode) throw new ApiError('checkInCodeWrong')
}

/** Whether code or position say so. False for a wrong code; throws 41146 and 41151 for positions, 40006 for some minutes after five wrong codes. */
const isThere = (interview: LockedInterview, { code, position }: Evidence): boolean => {
  const { checkInCode, format, wrongCodes, wrongCodesSeconds } = interview
  if (format !== 'place' || (checkInCode === null && position === undefined)) return true
  if (position !== undefined) {
    requireNear(interview, position)
    return true
  }
  if (wrongCodes >= maxWrongCodes) throw new ApiError('tooManyAttempts', { retryAfterSeconds: wrongCodesSeconds })
  if (code === undefined) throw new ApiError('checkInCodeWrong')
  return isSame(code.replace(/\D/g, ''), checkInCode ?? '')
}

const isSame = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))

const requireNear = ({ latitude, longitude }: LockedInterview, position: Position): void => {
  if (latitude === null || longitude === null) throw new ApiError('checkInPlaceUnknown')
  if (metresBetween({ latitude, longitude }, position) > interviewLimits.checkInMetres)
    throw new ApiError('checkInTooFar')
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Along a great circle (haversine). */
const metresBetween = (one: Position, other: Position): number => {
  const latitudes = radians(other.latitude - one.latitude)
  const longitudes = radians(other.longitude - one.longitude)
  const chord =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitudes / 2) ** 2
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(chord)))
}
