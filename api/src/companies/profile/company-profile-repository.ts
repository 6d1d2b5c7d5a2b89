import type { CompanyPicture, CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { findListOption } from '../../config/lists/list-option.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { toCompanyDetail, toCompanyRef } from '../company-repository.ts'
import { namesOfMerged } from '../merged-companies.ts'
import { companies, companyPictures, companyProfiles, recruiters } from '../tables.ts'

const shownPictures = 12
const shownRecruiters = 6

type ProfileRow = typeof companyProfiles.$inferSelect

/** What other areas know of a company, and what it is to the one who reads. */
export type KnownElsewhere = Pick<CompanyProfile, 'answers' | 'is_followed' | 'is_blocked'> & {
  /** By the recruiter's id. */
  replyLabels: ReadonlyMap<number, CompanyProfile['recruiters'][number]['reply_label']>
}

/** What this area knows of a company; null where there is none. */
export const findCompanyFacts = async (db: QueryExecutor, id: number) => {
  const [row] = await db
    .select({ company: companies, profile: companyProfiles, namesOfMerged })
    .from(companies)
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, companies.id))
    .where(eq(companies.id, id))
  if (!row) return null
  const pictures = await listPictures(db, id, { page: 1, size: shownPictures })
  return {
    ...row,
    pictures,
    movedTo: row.company.mergedInto === null ? null : await findMerged(db, row.company.mergedInto),
    recruiters: await listShownRecruiters(db, id),
  }
}
export type CompanyFacts = NonNullable<Awaited<ReturnType<typeof findCompanyFacts>>>

const findMerged = async (db: QueryExecutor, id: number) => {
  const [row] = await db.select().from(companies).where(eq(companies.id, id))
  return row ?? null
}

type ShownRecruiter = Omit<CompanyProfile['recruiters'][number], 'reply_label'>

/** People of the company who can be written to, who was here last first (docs/product-rules.md#recruiter-activity). */
const listShownRecruiters = async (db: QueryExecutor, companyId: number): Promise<ShownRecruiter[]> => {
  const activity = sql<ShownRecruiter['activity']>`case
    when online_until > now() then 'now'
    when seen_at > now() - interval '1 day' then 'today'
    when seen_at > now() - interval '7 days' then 'week'
    when seen_at > now() - interval '30 days' then 'month' end`
  return db
    .select({
      id: recruiters.id,
      name: recruiters.name,
      title: recruiters.title,
      avatar_url: recruiters.avatarUrl,
      activity,
    })
    .from(recruiters)
    .where(and(eq(recruiters.companyId, companyId), isNull(recruiters.leftAt), isNotNull(recruiters.verifiedAt)))
    .orderBy(sql`greatest(online_until, seen_at) desc nulls last`, asc(recruiters.id))
    .limit(shownRecruiters)
}

/** A page of a company's album, in its order. */
export const listPictures = async (
  db: QueryExecutor,
  companyId: number,
  { page, size }: { page: number; size: number },
): Promise<{ items: CompanyPicture[]; total: number }> => {
  const ofCompany = eq(companyPictures.companyId, companyId)
  const items = await db
    .select({
      id: companyPictures.id,
      url: companyPictures.url,
      width: companyPictures.width,
      height: companyPictures.height,
      caption: companyPictures.caption,
    })
    .from(companyPictures)
    .where(ofCompany)
    .orderBy(asc(companyPictures.position), asc(companyPictures.id))
    .limit(size)
    .offset((page - 1) * size)
  if (page === 1 && items.length < size) return { items, total: items.length }
  const [counted] = await db.select({ total: count() }).from(companyPictures).where(ofCompany)
  return { items, total: counted?.total ?? 0 }
}

const toRegistration = (profile: ProfileRow | null): CompanyProfile['registration'] =>
  profile?.registrationNumber == null
    ? null
    : {
        number: profile.registrationNumber,
        register: profile.registrationRegister,
        registered_on: profile.registeredOn,
        status: profile.registrationWithdrawnOn === null ? 'active' : 'withdrawn',
      }

/** A check whose time is over counts no more, and neither does one of a company that the register struck off. */
const toVerification = (profile: ProfileRow | null): CompanyProfile['verification'] => {
  if (!profile?.checkedOn || profile.checks.length === 0 || profile.registrationWithdrawnOn !== null) return null
  const { checks, checkedOn, checkedUntil } = profile
  if (checkedUntil !== null && checkedUntil < new Date().toISOString().slice(0, 10)) return null
  return { checked: checks, on: checkedOn, until: checkedUntil }
}

const toCoordinates = (profile: ProfileRow | null): CompanyProfile['coordinates'] =>
  profile?.latitude == null || profile.longitude == null
    ? null
    : { latitude: profile.latitude, longitude: profile.longitude }

export const toCompanyProfile = (
  { company, profile, namesOfMerged: merged, pictures, movedTo, recruiters: people }: CompanyFacts,
  { replyLabels, ...known }: KnownElsewhere,
  language: LanguageKey,
): CompanyProfile => ({
  ...toCompanyDetail(company, language),
  ...known,
  moved_to: movedTo && toCompanyRef(movedTo),
  legal_name: company.legalName,
  aliases: [...new Set([...(profile?.aliases ?? []), ...merged])],
  type: findListOption('company_types', company.typeId, language),
  founded_in: profile?.foundedIn ?? null,
  registration: toRegistration(profile),
  verification: toVerification(profile),
  coordinates: toCoordinates(profile),
  culture_text: profile?.cultureText ?? null,
  life_text: profile?.lifeText ?? null,
  social_media: (profile?.socialMedia ?? []).flatMap(({ typeId, url }) => {
    const type = findListOption('social_types', typeId, language)
    return type ? [{ type, url }] : []
  }),
  news: (profile?.news ?? []).map(({ title, url, publishedOn, source }) => ({
    title,
    url,
    published_on: publishedOn,
    source,
  })),
  pictures: pictures.items,
  pictures_total: pictures.total,
  recruiters: people.map((recruiter) => ({ ...recruiter, reply_label: replyLabels.get(recruiter.id) ?? null })),
  remote_jobs: company.remoteJobs,
})

/** The companies among the ids of one page that a sitemap names, and the pages that hold any. */
export const listCompaniesForSitemap = async (db: QueryExecutor, page: number, size: number) => {
  const isNamed = sql`merged_into is null and (open_jobs > 0 or overview is not null)`
  const found = await db.execute(sql`
    select distinct (id - 1) / ${size}::int + 1 as page from ${companies} where ${isNamed} order by page`)
  const rows = await db
    .select()
    .from(companies)
    .where(sql`${isNamed} and id > ${(page - 1) * size} and id <= ${page * size}`)
    .orderBy(asc(companies.id))
  return {
    items: rows.map((row) => ({ slug: toCompanyRef(row).slug, updated_at: row.updatedAt.toISOString() })),
    pages: found.rows.map((row) => Number(row.page)),
  }
}
