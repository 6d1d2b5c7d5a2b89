import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { ReferralCompany } from '@jobspan/shared-kit/contracts/rewards/referrals'
import { type SQL, sql } from 'drizzle-orm'
import { hasBlocked } from '../../companies/blocked-companies/has-blocked.ts'
import { companies, recruiters } from '../../companies/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { jobSlug } from '../../platform/text/slug.ts'

/**
 * SQL condition, of a row of `companies`: the company takes referrals. It was checked, has jobs, and somebody who reads what is sent; and the member
 * did not block it.
 */
const takesReferrals = (userId: number): SQL => sql`(
  ${companies.isVerified} and ${companies.openJobs} > 0 and ${companies.mergedInto} is null
  and exists (select from ${recruiters} as reading
    where reading.company_id = ${companies.id} and reading.verified_at is not null and reading.left_at is null)
  and not ${hasBlocked(userId, companies.id)})`

const companyColumns = sql`${companies.id}, ${companies.slug}, ${companies.name}, ${companies.logoUrl}, ${companies.openJobs}`

type Row = { id: number; slug: string; name: string; logo_url: string | null; open_jobs: number }

export const toReferralCompany = ({ id, slug, name, logo_url, open_jobs }: Row): ReferralCompany => ({
  id,
  slug: jobSlug({ id, slug }),
  name,
  logo_url,
  open_jobs,
})

/** A page of the companies of a country that take referrals, those with the most open jobs first. */
export const listReferralCompanies = async (
  db: QueryExecutor,
  userId: number,
  country: CountryKey,
  { page, size }: { page: number; size: number },
) => {
  const condition = sql`${companies.country} = ${country} and ${takesReferrals(userId)}`
  const { rows } = await db.execute(sql`
    select ${companyColumns}, count(*) over ()::int as total from ${companies} where ${condition}
    order by ${companies.openJobs} desc, ${companies.id} limit ${size} offset ${(page - 1) * size}`)
  const [first] = rows
  const total = first ? Number(first.total) : await count(db, condition)
  return { items: (rows as Row[]).map(toReferralCompany), total, page, size }
}

/** Of a page behind the last one. */
const count = async (db: QueryExecutor, condition: SQL): Promise<number> => {
  const { rows } = await db.execute(sql`select count(*)::int as total from ${companies} where ${condition}`)
  return Number(rows[0]?.total ?? 0)
}

/** The company, where it takes referrals of this member; else null. */
export const findReferralCompany = async (
  db: QueryExecutor,
  userId: number,
  companyId: number,
): Promise<ReferralCompany | null> => {
  const { rows } = await db.execute(
    sql`select ${companyColumns} from ${companies} where ${companies.id} = ${companyId} and ${takesReferrals(userId)}`,
  )
  return rows[0] ? toReferralCompany(rows[0] as Row) : null
}
