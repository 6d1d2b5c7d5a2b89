import type { PageContext, SlotParams } from '@jobspan/shared-kit/remote'
import { ApplyEligibility } from '../features/apply-eligibility/apply-eligibility.tsx'
import { restrictionQueries } from '../identity/use-restriction.ts'

/** On a job that is open to certain people only, for who is not known to be one of them: the way to show it. */
export const Slot = (params: SlotParams['job.eligibility']) => <ApplyEligibility {...params} />

export const queries = ({ api, slot }: PageContext & { slot: SlotParams['job.eligibility'] }) =>
  restrictionQueries(api, slot)
