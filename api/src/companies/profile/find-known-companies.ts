import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { and, isNotNull, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { comparable } from '../../platform/text/comparable.ts'
import { companies } from '../tables.ts'

/** A website as two records of it are compared: host and path. */
const websiteKey = (address: string): string => {
  const { hostname, pathname } = new URL(address)
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`
}

// As `websiteKey` writes it.
const keyOfColumn = sql`regexp_replace(regexp_replace(lower(website), '^https?://(www\\.)?', ''), '/?([?#].*)?$', '')`

type Described = { name: string; legalName?: string; website: string | null }

/**
 * For each record the company that is here already with the same website and the same name or legal name: what names it, and its name. Undefined where
 * there is none, since two companies may have one name.
 */
export const findKnownCompanies = async (
  db: QueryExecutor,
  records: readonly Described[],
): Promise<
  ({ source: string; identifier: string; name: string; country: CountryKey; isVerified: boolean } | undefined)[]
> => {
  const keys = [...new Set(records.flatMap(({ website }) => (website === null ? [] : [websiteKey(website)])))]
  const rows =
    keys.length === 0
      ? []
      : await db
          .select()
          .from(companies)
          .where(
            and(
              isNotNull(companies.website),
              sql`${keyOfColumn} = any(array(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)))`,
            ),
          )
          .orderBy(companies.id)
  const byWebsite = Map.groupBy(rows, (row) => websiteKey(row.website ?? ''))
  return records.map(({ name, legalName, website }) => {
    if (website === null) return undefined
    const names = new Set([name, legalName ?? ''].map(comparable).filter((each) => each !== ''))
    const found = byWebsite
      .get(websiteKey(website))
      ?.find((row) => [row.name, row.legalName ?? ''].some((each) => names.has(comparable(each))))
    return (
      found && {
        source: found.source,
        identifier: found.identifier,
        name: found.name,
        country: found.country as CountryKey,
        isVerified: found.isVerified,
      }
    )
  })
}
