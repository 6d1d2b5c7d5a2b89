import { z } from 'zod/mini'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { webAddress } from '../platform/web-address.ts'
import { calendarMonth } from './profile-dates.ts'
import { recordOrderBody, recordVersion } from './record-order.ts'

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

const list = z.object({ items: z.array(licenseCertification) })
const params = z.object({ id: identifier })

/** In the member's order; without one, the last issued first. */
export const listLicenseCertifications = endpoint({
  method: 'GET',
  path: '/api/jobseekers/license-certifications',
  summary: 'The member’s licences and certifications',
  access: 'member',
  data: list,
})
/** At most 50; one more is 40001. */
export const createLicenseCertification = endpoint({
  method: 'POST',
  path: '/api/jobseekers/license-certifications/create',
  summary: 'Adds a licence or certification',
  access: 'member',
  body: licenseCertificationBody,
  data: list,
  idempotent: true,
})
export const updateLicenseCertification = endpoint({
  method: 'PATCH',
  path: '/api/jobseekers/license-certifications/:id/update',
  summary: 'Changes a licence or certification',
  access: 'member',
  params,
  body: z.extend(licenseCertificationBody, { version: z.optional(recordVersion) }),
  data: list,
})
export const deleteLicenseCertification = endpoint({
  method: 'DELETE',
  path: '/api/jobseekers/license-certifications/:id/delete',
  summary: 'Deletes a licence or certification',
  access: 'member',
  params,
  data: list,
})
export const orderLicenseCertifications = endpoint({
  method: 'PUT',
  path: '/api/jobseekers/license-certifications/order',
  summary: 'Orders the licences and certifications',
  access: 'member',
  body: recordOrderBody,
  data: list,
})
