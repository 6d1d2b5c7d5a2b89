import type {
  listOrganisations as listOperation,
  ModeratedOrganisation,
} from '@jobspan/shared-kit/contracts/moderation'
import type { SuspensionKind } from '@jobspan/shared-kit/contracts/suspensions'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { companies, employerOrganisations, organisationCompanies } from '../../companies/tables.ts'
import { lockJobWrites } from '../../jobs/lock-job-writes.ts'
import { jobs } from '../../jobs/tables.ts'
import { applyWithholding } from '../../jobs/withheld-jobs.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Because } from '../jobs/take-job-down.ts'
import { conflict, recordAct } from '../operator-acts.ts'

const organisationSql = sql`json_build_object('id', id, 'name', name, 'client_id', client_id, 'suspended_as', suspended_as,
  'is_disabled', disabled_at is not null and suspended_as is null,
  'companies', (
    select coalesce(json_agg(json_build_object('id', ${companies.id}, 'name', ${companies.name})
      order by ${companies.id}), '[]')
    from ${organisationCompanies} join ${companies} on ${companies.id} = company_id
      where organisation_id = organisations.id),
  'jobs', (
    select count(*)::int from ${jobs} join ${organisationCompanies} using (company_id)
      where organisation_id = organisations.id))`

const select = async (db: QueryExecutor, condition: SQL): Promise<ModeratedOrganisation[]> => {
  const { rows } = await db.execute(sql`
    select ${organisationSql} as organisation from ${employerOrganisations} as organisations where ${condition}`)
  return rows.map((row) => row.organisation as ModeratedOrganisation)
}

export const listOrganisations = async (
  db: QueryExecutor,
  { page, size }: z.output<(typeof listOperation)['query']>,
) => {
  const { rows } = await db.execute(sql`select count(*)::int as total from ${employerOrganisations}`)
  const items = await select(db, sql`true order by id limit ${size} offset ${(page - 1) * size}`)
  return { items, total: Number(rows[0]?.total), page, size }
}

/** Throws 40004 where there is none. Locked until the transaction ends. */
const lock = async (transaction: QueryExecutor, id: number): Promise<ModeratedOrganisation> => {
  await lockJobWrites(transaction)
  await transaction.execute(sql`select from ${employerOrganisations} where id = ${id} for no key update`)
  const [organisation] = await select(transaction, sql`id = ${id}`)
  if (!organisation) throw new ApiError('notFound')
  return organisation
}

const change = async (
  transaction: QueryExecutor,
  before: ModeratedOrganisation,
  kind: SuspensionKind | null,
  { operator, reason }: Because,
): Promise<ModeratedOrganisation> => {
  const { id } = before
  await transaction.execute(sql`
    update ${employerOrganisations}
      set suspended_as = ${kind}, disabled_at = ${kind === null ? sql`null` : sql`coalesce(disabled_at, now())`}
    where id = ${id}`)
  const changedJobs = await applyWithholding(
    transaction,
    sql`${jobs.companyId} in (select company_id from ${organisationCompanies} where organisation_id = ${id})`,
  )
  const [after = before] = await select(transaction, sql`id = ${id}`)
  await recordAct(transaction, {
    operator,
    act: kind === null ? 'organisation.released' : 'organisation.suspended',
    subject: 'organisation',
    subjectId: id,
    reason,
    before: { suspended_as: before.suspended_as },
    after: { suspended_as: after.suspended_as, jobs: changedJobs },
  })
  return after
}

/**
 * Suspends an organisation: its credentials are answered the code of the kind, its webhooks wait, and the jobs of its companies are withheld, later
 * ones too. Throws 409 where it is suspended so already, or its credentials ended for good.
 */
export const suspendOrganisation = async (
  transaction: QueryExecutor,
  id: number,
  { kind, ...why }: Because & { kind: SuspensionKind },
): Promise<ModeratedOrganisation> => {
  const before = await lock(transaction, id)
  if (before.suspended_as === kind) throw conflict(`Organisation ${id} is suspended already (${kind}).`)
  if (before.is_disabled) throw conflict(`The credentials of organisation ${id} ended for good; it speaks for nobody.`)
  return change(transaction, before, kind, why)
}

/** Throws 409 where it is not suspended. */
export const releaseOrganisation = async (transaction: QueryExecutor, id: number, why: Because) => {
  const before = await lock(transaction, id)
  if (before.suspended_as === null) throw conflict(`Organisation ${id} is not suspended.`)
  return change(transaction, before, null, why)
}
