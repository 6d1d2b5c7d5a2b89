import type { campaignFields, landings } from '@jobspan/shared-kit/contracts/auth/campaign-visits'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { desc, gte, lt, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { campaignVisits } from '../tables.ts'

type Visit = Record<(typeof campaignFields)[number], string> & {
  landing: (typeof landings)[number]
  country: CountryKey
}

/** No marketplace runs as many campaigns a day: whoever invents them must not fill the table. */
const maxCampaignsPerDay = 1000
/** What stands for the campaigns beyond that. */
const others = '(other)'

/** Counts a visit of today. Nothing tells whose it was. */
export const countVisit = async (db: QueryExecutor, { landing, country, ...named }: Visit): Promise<void> => {
  // Each has a row for each country and kind of page that it led to.
  const known = await db.execute(sql`
    select exists (select from ${campaignVisits} where day = current_date and (source, medium, campaign, term, content) = (
        ${named.utm_source}, ${named.utm_medium}, ${named.utm_campaign}, ${named.utm_term}, ${named.utm_content}))
      or (select count(*) from (
        select distinct source, medium, campaign, term, content from ${campaignVisits} where day = current_date
      ) as campaigns) < ${maxCampaignsPerDay} as is_kept`)
  const isKnown = known.rows[0]?.is_kept === true
  const of = (text: string) => (isKnown ? text : '')
  await db
    .insert(campaignVisits)
    .values({
      day: sql`current_date`,
      country,
      landing,
      source: isKnown ? named.utm_source : others,
      medium: of(named.utm_medium),
      campaign: of(named.utm_campaign),
      term: of(named.utm_term),
      content: of(named.utm_content),
      count: 1,
    })
    .onConflictDoUpdate({
      target: [
        campaignVisits.day,
        campaignVisits.country,
        campaignVisits.landing,
        campaignVisits.source,
        campaignVisits.medium,
        campaignVisits.campaign,
        campaignVisits.term,
        campaignVisits.content,
      ],
      set: { count: sql`${campaignVisits.count} + 1` },
    })
}

/** Visits of the last days, today included, the latest and the most first. */
export const listVisits = async (db: QueryExecutor, { days, size }: { days: number; size: number }) => {
  const rows = await db
    .select()
    .from(campaignVisits)
    .where(gte(campaignVisits.day, sql`current_date - ${days - 1}::int`))
    .orderBy(desc(campaignVisits.day), desc(campaignVisits.count), campaignVisits.source, campaignVisits.campaign)
    .limit(size)
  return rows.map(({ day, country, landing, count, ...row }) => ({
    day,
    country,
    landing,
    utm_source: row.source,
    utm_medium: row.medium,
    utm_campaign: row.campaign,
    utm_term: row.term,
    utm_content: row.content,
    count,
  }))
}

/** Deletes counts of more than 90 days (docs/product-rules.md#campaign-visits). */
export const deleteOldVisits = async (db: QueryExecutor): Promise<void> => {
  await db.delete(campaignVisits).where(lt(campaignVisits.day, sql`current_date - 90`))
}
