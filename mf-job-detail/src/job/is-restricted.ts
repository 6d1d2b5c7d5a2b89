import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs'

/** Whether some identities alone may apply (docs/product-rules.md#position-eligibility). */
export const isRestricted = ({ eligibility }: Pick<JobDetail, 'eligibility'>): boolean =>
  (eligibility?.user_identities.length ?? 0) > 0
