import { z } from 'zod/mini'
import { cleanLine } from '../platform/clean-text.ts'
import { webAddress } from '../platform/web-address.ts'
import { calendarMonth } from './profile-dates.ts'
import { recordContract } from './record-contract.ts'

/**
 * A licence or certification of a member. `expires` is null where it is `is_permanent`, or where the member does not say; it is later than
 * `issued`, which is not still to come (docs/product-rules.md#issued-before-expiry).
 */
export const licenseCertificationBody = z
  .object({
    name: z.string().check(cleanLine(), z.minLength(1), z.maxLength(100)),
    issuer: z.string().check(cleanLine(), z.minLength(1), z.maxLength(100)),
    credential_id: z.nullable(z.string().check(cleanLine(), z.minLength(1), z.maxLength(100))),
    url: z.nullable(webAddress),
    issued: z.nullable(calendarMonth),
    expires: z.nullable(calendarMonth),
    is_permanent: z.boolean(),
  })
  .check(
    z.refine(({ issued, expires }) => issued === null || expires === null || issued < expires, {
      path: ['expires'],
      error: 'before_issue',
    }),
    z.refine(({ expires, is_permanent }) => !is_permanent || expires === null, {
      path: ['expires'],
      error: 'permanent',
    }),
  )
export type LicenseCertificationBody = z.infer<typeof licenseCertificationBody>

export const licenseCertification = z.object({
  id: z.number(),
  name: z.string(),
  issuer: z.string(),
  credential_id: z.nullable(z.string()),
  url: z.nullable(z.string()),
  issued: z.nullable(calendarMonth),
  expires: z.nullable(calendarMonth),
  is_permanent: z.boolean(),
  version: z.number(),
})
export type LicenseCertification = z.infer<typeof licenseCertification>

/** Without the member's order the last issued first. */
export const licenseCertificationContract = /* @__PURE__ */ recordContract({
  one: 'a licence or certification',
  all: 'licences and certifications',
  path: '/api/jobseekers/license-certifications',
  body: licenseCertificationBody,
  record: licenseCertification,
})
