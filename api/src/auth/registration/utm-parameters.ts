import type { campaign } from '@jobspan/shared-kit/contracts/auth/session'
import type { z } from 'zod/mini'

/** What is kept of a campaign: at most twenty of its names. Nothing where there was none. */
export const toUtmParameters = (utm: z.output<typeof campaign> | undefined) =>
  utm ? { utm: Object.fromEntries(Object.entries(utm).slice(0, 20)) } : {}
