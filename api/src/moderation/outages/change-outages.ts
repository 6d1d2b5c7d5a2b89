import type { Outage } from '@jobspan/shared-kit/contracts/config/config'
import type {
  endOutage as endOperation,
  startOutage as startOperation,
} from '@jobspan/shared-kit/contracts/moderation/outages'
import type { z } from 'zod/mini'
import { changeOutages } from '../../config/website-outage.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { conflict, recordAct } from '../operator-acts.ts'

const maxMilliseconds = 7 * 24 * 60 * 60 * 1000

/** Closes the site of countries until a moment. Throws 40001 where that is past, or more than a week away. */
export const startOutage = async (
  transaction: QueryExecutor,
  operator: string,
  { countries, texts, ends_at: endsAt, reason }: z.output<(typeof startOperation)['body']>,
): Promise<Outage[]> => {
  const length = Date.parse(endsAt) - Date.now()
  if (length <= 0 || length > maxMilliseconds)
    throw new ApiError('validationFailed', {
      status: 422,
      fields: { ends_at: [length <= 0 ? 'too_low' : 'too_high'] },
      firstError: 'The end must be in the future, and within a week.',
    })
  const { before, after } = await changeOutages(transaction, (outages) => [
    ...outages.filter(({ country }) => !countries.includes(country)),
    ...countries.map((country) => ({ country, texts, ends_at: new Date(endsAt).toISOString() })),
  ])
  const subjectId = countries.join(',')
  await recordAct(transaction, { operator, act: 'outage.started', subject: 'outage', subjectId, reason, before, after })
  return after
}

/** Opens the site of countries. Throws 409 where none of them is closed. */
export const endOutage = async (
  transaction: QueryExecutor,
  operator: string,
  { countries, reason }: z.output<(typeof endOperation)['body']>,
): Promise<Outage[]> => {
  const { before, after } = await changeOutages(transaction, (outages) =>
    outages.filter(({ country }) => !countries.includes(country)),
  )
  if (before.length === after.length) throw conflict('The site is closed in none of these countries.')
  const subjectId = countries.join(',')
  await recordAct(transaction, { operator, act: 'outage.ended', subject: 'outage', subjectId, reason, before, after })
  return after
}
