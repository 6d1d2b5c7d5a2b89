import type { JobEligibility, PositionEligibility } from '@jobspan/shared-kit/contracts/identity/identity'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { type CountryKey, findCountry, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { locations, regionName } from '../config/locations.ts'
import { findVerification, isStillValid, toUserIdentity } from '../identity/verification.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { locationIdOf } from '../profile/profile-facts.ts'
import { jobs, jobTexts } from './tables.ts'

/** The conditions of a job as pages show them; null where it has none. */
export const toJobEligibility = (
  { eligibleIdentityIds, text }: { eligibleIdentityIds: readonly number[]; text: string | null },
  language: LanguageKey,
): JobEligibility | null =>
  eligibleIdentityIds.length === 0 && text === null
    ? null
    : { user_identities: eligibleIdentityIds.map((id) => toUserIdentity(id, language)), text }

type Reason = NonNullable<PositionEligibility['reason']>

/** Why a visitor may not apply to a job that is open to some identities alone; null where they may. */
const findReason = async (
  db: QueryExecutor,
  userId: number | null,
  eligible: readonly number[],
): Promise<Reason | null> => {
  if (eligible.length === 0) return null
  if (userId === null) return 'not_verified'
  const verification = await findVerification(db, userId)
  if (!verification) return 'not_verified'
  if (!isStillValid(verification)) return 'expired'
  return eligible.includes(verification.userIdentityId) ? null : 'mismatch'
}

/** Where nobody can be verified, nobody is turned away: the page shows the conditions, and the employer sees to them. */
const isChecked = ({ settings }: FastifyInstance): boolean =>
  settings.identity.client !== null || settings.usesLocalProviders

/** Whom a job takes, and where the member lives by their profile: the id of a place in `locations`. */
type Conditions = {
  ids: number[]
  text: string | null
  residence: 'worldwide' | 'only' | 'worldwide_except' | null
  countries: string[]
  locationId: number | null
}

const readConditions = async (db: QueryExecutor, jobId: number, userId: number | null): Promise<Conditions | null> => {
  const { rows } = await db.execute(sql`
    select eligible_identity_ids as ids, eligibility as text, applicant_kind as residence, applicant_countries as countries,
      ${locationIdOf(userId)} as "locationId"
    from ${jobs} left join ${jobTexts} on job_id = ${jobs.id} where ${jobs.id} = ${jobId}`)
  return (rows[0] as Conditions | undefined) ?? null
}

const countryCodeByLocation = new Map(locations.map(({ id, countryCode }) => [id, countryCode]))

/**
 * Whether somebody lives where a job wants its applicants to live; undefined where it does not say, or names no country. Whoever has not told where
 * they live counts as living in the country of the site that they use; visitors of *Others* are taken at their word.
 */
const findResidence = (
  { residence, countries, locationId }: Conditions,
  country: CountryKey,
): PositionEligibility['residence'] => {
  if (residence === null || countries.length === 0) return undefined
  const stated = locationId === null ? undefined : countryCodeByLocation.get(locationId)
  const code = stated ?? findCountry(country)?.code ?? null
  const isNamed = code !== null && countries.includes(code)
  return {
    is_eligible: code === null || isNamed === (residence === 'only'),
    country_code: code,
    is_from_profile: stated !== undefined,
  }
}

/** Who asks: a guest has no id. `country` is that of the site. */
type Visitor = { userId: number | null; country: CountryKey }

const judge = async (app: FastifyInstance, db: QueryExecutor, conditions: Conditions, { userId, country }: Visitor) => {
  const reason = isChecked(app) ? await findReason(db, userId, conditions.ids) : null
  const residence = findResidence(conditions, country)
  return {
    is_eligible: reason === null && residence?.is_eligible !== false,
    reason,
    ...(residence && { residence }),
  }
}

/** Throws 40004 where there is no such job. */
export const loadPositionEligibility = async (
  app: FastifyInstance,
  db: QueryExecutor,
  { jobId, language, ...visitor }: Visitor & { jobId: number; language: LanguageKey },
): Promise<PositionEligibility> => {
  const conditions = await readConditions(db, jobId, visitor.userId)
  if (!conditions) throw new ApiError('notFound')
  const { ids, text } = conditions
  return {
    ...(await judge(app, db, conditions, visitor)),
    eligibility: toJobEligibility({ eligibleIdentityIds: ids, text }, language),
  }
}

/** The same of a job that was read already; null where it asks nothing of those who apply. */
export const findPositionEligibility = async (
  app: FastifyInstance,
  db: QueryExecutor,
  job: Pick<JobDetail, 'id' | 'eligibility' | 'applicant_location'>,
  visitor: Visitor,
): Promise<JobDetail['position_eligibility']> => {
  if (!job.eligibility?.user_identities.length && !job.applicant_location?.countries.length) return null
  const conditions = await readConditions(db, job.id, visitor.userId)
  return conditions && judge(app, db, conditions, visitor)
}

/**
 * Refuses what only those may do for whom the job is open (docs/product-rules.md#position-eligibility): 41274, which names who they are.
 *
 * @param refusal `identityMismatch` for an application, `chatNotEligible` for a chat that begins
 */
export const requireEligible = async (
  app: FastifyInstance,
  db: QueryExecutor,
  { jobId, ...visitor }: Visitor & { jobId: number },
  refusal: 'identityMismatch' | 'chatNotEligible',
): Promise<void> => {
  const conditions = await readConditions(db, jobId, visitor.userId)
  if (!conditions) return
  const { reason, residence } = await judge(app, db, conditions, visitor)
  if (residence?.is_eligible === false) {
    const { country_code: code } = residence
    throw new ApiError('residenceMismatch', {
      fields: { location_id: ['elsewhere'] },
      messageParameters: (language) => ({ country: (code && regionName(code, language)) ?? '' }),
    })
  }
  if (reason === null) return
  throw new ApiError(refusal, {
    fields: { identity: [reason] },
    messageParameters: (language) => ({
      identities: new Intl.ListFormat(language, { type: 'disjunction' }).format(
        conditions.ids.map((id) => toUserIdentity(id, language).value),
      ),
    }),
  })
}
