import { type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { type CompanyNews, companies, companyProfiles, type OwnFacts, type SocialMedium } from '../tables.ts'

/** What a source says of a company beyond its row; what is left out is not said. Dates: `2026-11-28`. */
export type ProfileFacts = {
  /** Of `company_types` and `locations`. */
  typeId?: number | undefined
  locationId?: number | undefined
  foundedIn?: number | undefined
  aliases?: string[] | undefined
  registration?: { number: string; register: string | null; registeredOn: string | null } | undefined
  coordinates?: { latitude: number; longitude: number } | undefined
  cultureText?: string | undefined
  lifeText?: string | undefined
  socialMedia?: SocialMedium[] | undefined
  news?: CompanyNews[] | undefined
}

const idsOf = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`

const profileColumns = {
  founded_in: 'int',
  aliases: 'text[]',
  registration_number: 'text',
  registration_register: 'text',
  registered_on: 'date',
  latitude: 'float8',
  longitude: 'float8',
  culture_text: 'text',
  life_text: 'text',
  social_media: 'jsonb',
  news: 'jsonb',
} as const

const toColumns = ({ registration, coordinates, ...facts }: ProfileFacts) => ({
  type_id: facts.typeId,
  location_id: facts.locationId,
  founded_in: facts.foundedIn,
  aliases: facts.aliases,
  registration_number: registration?.number,
  registration_register: registration?.register,
  registered_on: registration?.registeredOn,
  latitude: coordinates?.latitude,
  longitude: coordinates?.longitude,
  culture_text: facts.cultureText,
  life_text: facts.lifeText,
  social_media: facts.socialMedia,
  news: facts.news,
})

/**
 * Writes what sources say of companies. What one leaves out stays as it was; what a company wrote itself comes back by
 * `keepOwnFacts`, which is to be called after it.
 */
export const writeProfileFacts = async (
  db: QueryExecutor,
  rows: readonly { companyId: number; facts: ProfileFacts }[],
): Promise<void> => {
  const said = rows.filter(({ facts }) => Object.keys(facts).length > 0)
  if (said.length === 0) return
  const json = JSON.stringify(said.map(({ companyId, facts }) => ({ company_id: companyId, ...toColumns(facts) })))
  const columns = Object.entries(profileColumns)
  const definitions = sql.raw(columns.map(([name, type]) => `${name} ${type}`).join(', '))
  const names = sql.raw(columns.map(([name]) => name).join(', '))
  const values = sql.raw(
    // A list that is not said is the empty one of a new row.
    columns
      .map(([name, type]) =>
        type === 'text[]' || type === 'jsonb' ? `coalesce(${name}, ${type === 'jsonb' ? "'[]'" : "'{}'"})` : name,
      )
      .join(', '),
  )
  const assignments = sql.join(
    columns.map(([name, type]) => {
      const column = sql.raw(name)
      const isSaid =
        type === 'jsonb'
          ? sql`excluded.${column} <> '[]'`
          : type === 'text[]'
            ? sql`excluded.${column} <> '{}'`
            : sql`excluded.${column} is not null`
      return sql`${column} = case when ${isSaid} then excluded.${column} else ${companyProfiles}.${column} end`
    }),
    sql`, `,
  )
  await db.execute(sql`
    insert into ${companyProfiles} (company_id, ${names})
    select company_id, ${values} from jsonb_to_recordset(${json}::jsonb) as said (company_id int, ${definitions})
    order by company_id
    on conflict (company_id) do update set ${assignments}, updated_at = now()`)
  await db.execute(sql`
    update ${companies} set type_id = coalesce(said.type_id, ${companies.typeId}),
      location_id = coalesce(said.location_id, ${companies.locationId})
    from jsonb_to_recordset(${json}::jsonb) as said (company_id int, type_id int, location_id int)
    where ${companies.id} = said.company_id and (said.type_id is not null or said.location_id is not null)`)
}

const ownCompanyColumns = sql.raw(
  'overview, website, address, logo_url, industry_id, size_id, financing_stage_id, type_id, location_id, benefit_ids, culture_ids',
)
const ownProfileColumns = sql.raw(
  'founded_in, aliases, latitude, longitude, culture_text, life_text, social_media, news',
)

/** Writes again what companies said of themselves, and what operators checked, over what an import just wrote. */
export const keepOwnFacts = async (db: QueryExecutor, companyIds: readonly number[]): Promise<void> => {
  if (companyIds.length === 0) return
  const ids = idsOf(companyIds)
  await db.execute(sql`
    update ${companyProfiles} set (${ownProfileColumns}) = (
      select ${ownProfileColumns} from jsonb_populate_record(${companyProfiles}, ${companyProfiles.ownFacts}))
    where company_id = any(${ids}) and own_facts <> '{}'`)
  await db.execute(sql`
    update ${companies} set (${ownCompanyColumns}) = (
      select ${ownCompanyColumns} from jsonb_populate_record(${companies}, ${companyProfiles.ownFacts})),
      is_verified = ${companies.isVerified} or ${holds}
    from ${companyProfiles} where ${companyProfiles.companyId} = ${companies.id} and ${companies.id} = any(${ids})`)
}

/** SQL condition: a check of a row of `company_profiles` holds today. */
export const holds = sql`(checks <> '{}' and registration_withdrawn_on is null and (checked_until is null or checked_until >= current_date))`

/** Notes what a company says of itself. Call `keepOwnFacts` after it, which makes it what is shown. */
export const addOwnFacts = async (db: QueryExecutor, companyId: number, facts: OwnFacts): Promise<void> => {
  await db.execute(sql`
    insert into ${companyProfiles} (company_id, own_facts) values (${companyId}, ${JSON.stringify(facts)}::jsonb)
    on conflict (company_id) do update set own_facts = ${companyProfiles.ownFacts} || excluded.own_facts, updated_at = now()`)
}
