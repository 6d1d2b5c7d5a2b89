import { userIdentities } from '../../../api/src/config/lists/list-rows.ts'
import type { JobRecord } from '../../../api/src/jobs/job-record.ts'

const localsOnly = { keys: ['citizen', 'permanent-resident'], text: 'Singapore citizens and permanent residents only' }

/** Jobs of the demo catalogue that some identities alone may apply to (docs/product-rules.md#position-eligibility), by their identifier. */
const restrictions: Record<string, { keys: readonly string[]; text: string }> = {
  // Kindergarten teacher.
  'job-2735': localsOnly,
  // Warehouse operative.
  'job-1372': localsOnly,
  // Waiter.
  'job-2903': {
    keys: ['citizen', 'permanent-resident', 'long-term-visit-pass'],
    text: 'Singapore citizens, permanent residents and Long-Term Visit Pass holders',
  },
  // Housekeeper.
  'job-1269': {
    keys: ['citizen', 'permanent-resident', 's-pass'],
    text: 'Singapore citizens, permanent residents and S Pass holders',
  },
  // HR officer.
  'job-2063': { keys: ['citizen'], text: 'Singapore citizens only' },
}

/** Adds to whom a job is open. Only in Singapore are identities verified. */
export const withEligibility = (job: JobRecord): JobRecord => {
  const restriction = job.country === 'sg' ? restrictions[job.identifier] : undefined
  if (!restriction) return job
  const identityIds = userIdentities.filter(({ key }) => restriction.keys.includes(key)).map(({ id }) => id)
  return { ...job, eligibility: { identityIds, text: restriction.text } }
}
