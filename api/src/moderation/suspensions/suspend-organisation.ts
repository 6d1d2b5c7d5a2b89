import type { SuspensionKind } from '@jobspan/shared-kit/contracts/members/suspensions'
import type {
  listOrganisations as listOperation,
  ModeratedOrganisation,
} from '@jobspan/shared-kit/contracts/moderation/suspension-operations'
import { sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { companiesSpokenFor, companyIdsOf } from '../../companies/organisations/spoken-for.ts'
import {
  findOrganisation,
  lockOrganisation,
  type OrganisationRow,
  pageOfOrganisations,
  setSuspension,
} from '../../companies/organisations/suspension.ts'
import { lockJobWrites } from '../../jobs/lock-job-writes.ts'
import { jobs } from '../../jobs/tables.ts'
import { applyWithholding } from '../../jobs/withheld-jobs.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Because } from '../jobs/take-job-down.ts'
import { conflict, recordAct } from '../operator-acts.ts'

/** With how many jobs its companies have. */
const withJobs = async (db: QueryExecutor, rows: OrganisationRow[]): Promise<ModeratedOrganisation[]> => {
  const counted = await db.execute(sql`
    select organisation_id as id, count(*)::int as count
    from ${jobs} join ${companiesSpokenFor} as owned on owned.company_id = ${jobs.companyId}
    where organisation_id = any(${`{${rows.map(({ id }) => id).join(',')}}`}::int[]) group by organisation_id`)
  const counts = new Map(counted.rows.map(({ id, count }) => [id, Number(count)]))
  return rows.map((row) => ({ ...row, jobs: counts.get(row.id) ?? 0 }))
}

const find = async (db: QueryExecutor, id: number): Promise<ModeratedOrganisation> => {
  const row = await findOrganisation(db, id)
  const [organisation] = row ? await withJobs(db, [row]) : []
  if (!organisation) throw new ApiError('notFound')
  return organisation
}

export const listOrganisations = async (
  db: QueryExecutor,
  { page, size }: z.output<(typeof listOperation)['query']>,
) => {
  const { items, total } = await pageOfOrganisations(db, { page, size })
  return { items: await withJobs(db, items), total, page, size }
}

/** Throws 40004 where there is none. Locked until the transaction ends. */
const lock = async (transaction: QueryExecutor, id: number): Promise<ModeratedOrganisation> => {
  await lockJobWrites(transaction)
  await lockOrganisation(transaction, id)
  return find(transaction, id)
}

const change = async (
  transaction: QueryExecutor,
  before: ModeratedOrganisation,
  kind: SuspensionKind | null,
  { operator, reason }: Because,
): Promise<ModeratedOrganisation> => {
  const { id } = before
  await setSuspension(transaction, id, kind)
  const changedJobs = await applyWithholding(transaction, sql`${jobs.companyId} in (${companyIdsOf(id)})`)
  const after = await find(transaction, id)
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
