import type { SuspensionKind } from '@jobspan/shared-kit/contracts/members/suspensions'
import { type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { companies, employerOrganisations, organisationCompanies } from '../tables.ts'

/** SQL: a row of organisations, under the name `organisations`, as operators see it; without its jobs. */
const organisationJson = sql`json_build_object('id', id, 'name', name, 'client_id', client_id, 'suspended_as', suspended_as,
  'is_disabled', disabled_at is not null and suspended_as is null,
  'companies', (
    select coalesce(json_agg(json_build_object('id', ${companies.id}, 'name', ${companies.name})
      order by ${companies.id}), '[]')
    from ${organisationCompanies} join ${companies} on ${companies.id} = company_id
    where organisation_id = organisations.id))`

export type OrganisationRow = {
  id: number
  name: string
  client_id: string
  suspended_as: SuspensionKind | null
  is_disabled: boolean
  companies: { id: number; name: string }[]
}

const select = async (db: QueryExecutor, condition: SQL): Promise<OrganisationRow[]> => {
  const { rows } = await db.execute(sql`
    select ${organisationJson} as organisation from ${employerOrganisations} as organisations where ${condition}`)
  return rows.map((row) => row.organisation as OrganisationRow)
}

/** A page of all organisations, and how many there are. */
export const pageOfOrganisations = async (
  db: QueryExecutor,
  { page, size }: { page: number; size: number },
): Promise<{ items: OrganisationRow[]; total: number }> => {
  const { rows } = await db.execute(sql`select count(*)::int as total from ${employerOrganisations}`)
  const items = await select(db, sql`true order by id limit ${size} offset ${(page - 1) * size}`)
  return { items, total: Number(rows[0]?.total) }
}

/** Null where there is none. */
export const findOrganisation = async (db: QueryExecutor, id: number): Promise<OrganisationRow | null> =>
  (await select(db, sql`id = ${id}`))[0] ?? null

/** Until the transaction ends, nobody else changes it. */
export const lockOrganisation = async (transaction: QueryExecutor, id: number): Promise<void> => {
  await transaction.execute(sql`select from ${employerOrganisations} where id = ${id} for no key update`)
}

/** Suspends an organisation, whose credentials then open nothing, or gives them back (null). */
export const setSuspension = async (
  transaction: QueryExecutor,
  id: number,
  kind: SuspensionKind | null,
): Promise<void> => {
  const disabledAt = kind === null ? sql`null` : sql`coalesce(disabled_at, now())`
  await transaction.execute(sql`
    update ${employerOrganisations} set suspended_as = ${kind}, disabled_at = ${disabledAt} where id = ${id}`)
}
