import type { ReferralCompany } from '@jobspan/shared-kit/contracts/rewards/referrals'
import { type SQL, sql } from 'drizzle-orm'
import { hasBlocked } from '../../companies/blocked-companies/has-blocked.ts'
import { companies, recruiters } from '../../companies/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { jobSlug } from '../../platform/text/slug.ts'

type Referred = Pick<Member, 'id' | 'country'>

/**
 * SQL condition, of a row of `companies`: the company takes referrals of the member. It is of their country, was checked, has jobs, and somebody who
 * reads what is sent; and they did not block it.
 */
const takesReferrals = ({ id, country }: Referred): SQL => sql`(
  ${companies.country} = ${country} and ${companies.isVerified} and ${companies.openJobs} > 0 and ${companies.mergedInto} is null
  and exists (select from ${recruiters} as reading
    where reading.company_id = ${companies.id} and reading.verified_at is not null and reading.left_at is null)
  and not ${hasBlocked(id, companies.id)})`

const companyColumns = sql`${companies.id}, ${companies.slug}, ${companies.name}, ${companies.logoUrl}, ${companies.openJobs}`

type Row = { id: number; slug: string; name: string; logo_url: string | null; open_jobs: number }

export const toReferralCompany = ({ id, slug, name, logo_url, open_jobs }: Row): ReferralCompany => ({
  id,
  slug: jobSlug({ id, slug }),
  name,
  logo_url,
  open_jobs,
})

/** A page of the companies that take referrals of the member, those with the most open jobs first. */
export const listReferralCompanies = async (
  db: QueryExecutor,
  member: Referred,
  { page, size }: { page: number; size: number },
) => {
  const condition = takesReferrals(member)
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
  member: Referred,
  companyId: number,
): Promise<ReferralCompany | null> => {
  const { rows } = await db.execute(
    sql`select ${companyColumns} from ${companies} where ${companies.id} = ${companyId} and ${takesReferrals(member)}`,
  )
  return rows[0] ? toReferralCompany(rows[0] as Row) : null
}
