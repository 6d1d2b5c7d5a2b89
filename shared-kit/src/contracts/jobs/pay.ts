import { z } from 'zod/mini'

/** schema.org `unitText` of a pay. */
export const payPeriod = z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'])
export type PayPeriod = z.infer<typeof payPeriod>

/** Pay as the employer states it. Either bound may be missing (“from”, “up to”), never both; `currency` is ISO 4217. */
export const pay = z.object({
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  currency: z.string(),
  period: payPeriod,
})
export type Pay = z.infer<typeof pay>
