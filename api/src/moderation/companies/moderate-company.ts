import type {
  ModeratedCompany,
  verifyCompany as verifyOperation,
} from '@jobspan/shared-kit/contracts/moderation/moderated-companies'
import type { z } from 'zod/mini'
import { blockAlike } from '../../companies/blocked-companies/blocked-company-repository.ts'
import { refreshCompanyNames } from '../../companies/blocked-companies/company-names.ts'
import { findSpeakerOf } from '../../companies/organisations/spoken-for.ts'
import { findCheckedCompany, lockCompanies, markMerged, setChecks } from '../../companies/profile/verification.ts'
import { moveAlerts } from '../../job-alerts/followed-companies/move-alerts.ts'
import { moveJobs, setJobsVerified } from '../../jobs/company-of-jobs.ts'
import { lockJobWrites } from '../../jobs/lock-job-writes.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Because } from '../jobs/take-job-down.ts'
import { conflict, recordAct } from '../operator-acts.ts'

/** Throws 40004 where there is none. */
export const readCompany = async (db: QueryExecutor, id: number): Promise<ModeratedCompany> => {
  const found = await findCheckedCompany(db, id)
  if (!found) throw new ApiError('notFound')
  const { company, profile, documents } = found
  return {
    id,
    name: company.name,
    legal_name: company.legalName,
    country: company.country,
    open_jobs: company.openJobs,
    is_verified: company.isVerified,
    checks: profile?.checks ?? [],
    checked_on: profile?.checkedOn ?? null,
    checked_until: profile?.checkedUntil ?? null,
    registration_number: profile?.registrationNumber ?? null,
    registration_withdrawn_on: profile?.registrationWithdrawnOn ?? null,
    merged_into: company.mergedInto,
    documents,
  }
}

type Verification = Omit<z.output<(typeof verifyOperation)['body']>, 'reason'>

const checksOf = ({ is_verified, checks, checked_until, registration_withdrawn_on }: ModeratedCompany) => ({
  is_verified,
  checks,
  checked_until,
  registration_withdrawn_on,
})

/** Says what was checked of a company, and of its jobs whether their employer is verified. */
export const verify = async (
  transaction: QueryExecutor,
  id: number,
  { checks, until, registration, operator, reason }: Verification & Because,
): Promise<ModeratedCompany> => {
  await lockJobWrites(transaction)
  const before = await readCompany(transaction, id)
  if (before.merged_into !== null)
    throw conflict(`Company ${id} is part of company ${before.merged_into}; verify that one.`)
  if (until && until < new Date().toISOString().slice(0, 10))
    throw conflict(`${until} is past: a check holds until a later day.`)
  const isVerified = await setChecks(transaction, id, {
    checks: [...new Set(checks)],
    checkedUntil: until ?? null,
    ...(registration && {
      registrationNumber: registration.number,
      registrationWithdrawnOn: registration.withdrawn_on ?? null,
      ...(registration.register !== undefined && { registrationRegister: registration.register }),
      ...(registration.registered_on !== undefined && { registeredOn: registration.registered_on }),
    }),
  })
  await setJobsVerified(transaction, [id], isVerified)
  const after = await readCompany(transaction, id)
  await recordAct(transaction, {
    operator,
    act: 'company.verified',
    subject: 'company',
    subjectId: id,
    reason,
    before: checksOf(before),
    after: checksOf(after),
  })
  return after
}

/** Makes a company part of another. Throws 409 where that cannot be. Call `invalidateCompanyDirectory` after the commit. */
export const merge = async (
  transaction: QueryExecutor,
  id: number,
  { into: intoId, operator, reason }: { into: number } & Because,
): Promise<{ company: ModeratedCompany; jobs: number; alerts: number }> => {
  await lockJobWrites(transaction)
  // Who blocks or follows one of them waits until the merge is done.
  await lockCompanies(transaction, [id, intoId])
  const from = await readCompany(transaction, id)
  const into = await readCompany(transaction, intoId)
  if (id === intoId) throw conflict(`Company ${id} cannot be part of itself.`)
  for (const { id: each, merged_into: part } of [from, into])
    if (part !== null) throw conflict(`Company ${each} is part of company ${part} already.`)
  const speaker = await findSpeakerOf(transaction, id)
  if (speaker !== null && speaker !== (await findSpeakerOf(transaction, intoId)))
    throw conflict(
      `Organisation ${speaker} speaks for company ${id} and would lose its jobs: give it company ${intoId} too, then merge.`,
    )
  const jobs = await moveJobs(transaction, id, { id: intoId, isVerified: into.is_verified })
  const alerts = await moveAlerts(transaction, id, intoId)
  await blockAlike(transaction, id, intoId)
  await markMerged(transaction, id, intoId)
  await refreshCompanyNames(transaction, [intoId])
  await recordAct(transaction, {
    operator,
    act: 'company.merged',
    subject: 'company',
    subjectId: id,
    reason,
    before: { name: from.name, open_jobs: from.open_jobs },
    after: { merged_into: intoId, jobs, alerts },
  })
  return { company: await readCompany(transaction, intoId), jobs, alerts }
}
