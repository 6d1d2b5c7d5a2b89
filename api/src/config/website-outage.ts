import type { Outage } from '@jobspan/shared-kit/contracts/config'
import { type CountryKey, countries } from '@jobspan/shared-kit/contracts/locales'
import { eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { settings } from '../platform/tables.ts'

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
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return toOutages(row?.value)
}

/** Replaces the outages by what `change` makes of them. Locked until the transaction ends. */
export const changeOutages = async (
  transaction: QueryExecutor,
  change: (before: Outage[]) => Outage[],
): Promise<{ before: Outage[]; after: Outage[] }> => {
  await transaction.insert(settings).values({ key, value: {} }).onConflictDoNothing()
  const [row] = await transaction.select().from(settings).where(eq(settings.key, key)).for('update')
  const before = toOutages(row?.value)
  const after = change(before)
  const value: Stored = Object.fromEntries(after.map(({ country, ...outage }) => [country, outage]))
  await transaction.update(settings).set({ value, updatedAt: sql`now()` }).where(eq(settings.key, key))
  return { before, after }
}
