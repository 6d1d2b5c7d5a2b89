import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import type { Organisation } from '../../platform/http/employer-auth.ts'
import { employerOrganisations, organisationCompanies } from '../tables.ts'

/** SQL condition: the organisation speaks for the company with this id, a column or a value. */
export const speaksFor = ({ id }: Organisation, companyId: SQL): SQL =>
  id === null ? sql`true` : isSpokenForBy(sql`${id}`, companyId)

/** {@link speaksFor} the organisation with this id, a value or a placeholder. */
export const isSpokenForBy = (organisationId: SQL, companyId: SQL): SQL =>
  sql`exists (select from ${organisationCompanies} as spoken_for
    where spoken_for.company_id = ${companyId} and spoken_for.organisation_id = ${organisationId})`

/** SQL, to join: organisations with the moment from which their credentials open nothing (`id`, `disabled_at`). */
export const organisationsById = sql`(select id, disabled_at from ${employerOrganisations})`

/** SQL, to join: which organisation speaks for which company (`company_id`, `organisation_id`). */
export const companiesSpokenFor = sql`(select company_id, organisation_id from ${organisationCompanies})`

/** SQL: the ids of the companies that an organisation speaks for. */
export const companyIdsOf = (organisationId: SQLWrapper | number): SQL =>
  sql`select company_id from ${organisationCompanies} where organisation_id = ${organisationId}`

/** SQL condition: the organisation that speaks for the company is suspended. */
export const isSpokenForBySuspended = (companyId: SQLWrapper): SQL => sql`exists (
  select from ${organisationCompanies} as spoken_for
    join ${employerOrganisations} as organisation on organisation.id = organisation_id
  where spoken_for.company_id = ${companyId} and suspended_as is not null)`

/** The organisation that speaks for a company; null where none does. */
export const findSpeakerOf = async (db: QueryExecutor, companyId: number): Promise<number | null> => {
  const { rows } = await db.execute(
    sql`select organisation_id from ${companiesSpokenFor} as spoken_for where company_id = ${companyId}`,
  )
  return rows[0] ? Number(rows[0].organisation_id) : null
}
