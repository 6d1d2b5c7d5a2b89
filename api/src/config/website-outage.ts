import type { Outage } from '@jobspan/shared-kit/contracts/config/config'
import { type CountryKey, countries } from '@jobspan/shared-kit/contracts/platform/locales'
import type { QueryExecutor } from '../platform/database/database.ts'
import { changeSetting, readSetting } from '../platform/settings/stored-settings.ts'

const key = 'website_outage'
type Stored = Partial<Record<CountryKey, Omit<Outage, 'country'>>>

const toOutages = (value: unknown, now = Date.now()): Outage[] => {
  // A former release kept a yes or no here, which nothing could set.
  const stored = typeof value === 'object' && value !== null ? (value as Stored) : {}
  return countries.flatMap(({ key: country }) => {
    const outage = stored[country]
    return outage && Date.parse(outage.ends_at) > now ? [{ country, ...outage }] : []
  })
}

/** The countries whose site is closed now: an outage ends by itself. */
export const findOutages = async (db: QueryExecutor): Promise<Outage[]> => {
  return toOutages(await readSetting(db, key))
}

/** Replaces the outages by what `change` makes of them. Locked until the transaction ends. */
export const changeOutages = async (
  transaction: QueryExecutor,
  change: (before: Outage[]) => Outage[],
): Promise<{ before: Outage[]; after: Outage[] }> => {
  const changed: { before: Outage[]; after: Outage[] } = { before: [], after: [] }
  await changeSetting(transaction, key, {}, (value): Stored => {
    changed.before = toOutages(value)
    changed.after = change(changed.before)
    return Object.fromEntries(changed.after.map(({ country, ...outage }) => [country, outage]))
  })
  return changed
}
