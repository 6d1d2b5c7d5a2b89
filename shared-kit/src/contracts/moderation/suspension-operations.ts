import { z } from 'zod/mini'
import { type SuspensionKind, suspensionCodes } from '../members/suspensions.ts'
import { cleanLine } from '../platform/clean-text.ts'
import { operatorEndpoint } from '../platform/endpoint.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'
import { because, reason, subject } from './moderated-subject.ts'

const kinds = Object.keys(suspensionCodes) as [SuspensionKind, ...SuspensionKind[]]
export const suspensionKind = z.enum(kinds)
const suspension = z.object({ kind: suspensionKind, reason })

const moderatedAccount = z.object({
  id: z.number(),
  email: z.string(),
  is_suspended: z.boolean(),
  suspended_as: z.nullable(suspensionKind),
  /** RFC 3339; set while the account waits to be deleted. */
  delete_after: z.nullable(z.string()),
  created_at: z.string(),
})
export type ModeratedAccount = z.infer<typeof moderatedAccount>
export const findAccount = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/accounts',
  summary: 'The account of an address',
  query: z.object({ email: z.string().check(cleanLine(), z.minLength(3), z.maxLength(254)) }),
  data: moderatedAccount,
})
export const suspendAccount = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/accounts/:id/suspend',
  summary: 'Suspends an account: it opens nothing, and gets no mail',
  params: subject,
  body: suspension,
  data: moderatedAccount,
})
export const releaseAccount = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/accounts/:id/release',
  summary: 'Releases an account',
  params: subject,
  body: because,
  data: moderatedAccount,
})

const moderatedOrganisation = z.object({
  id: z.number(),
  name: z.string(),
  client_id: z.string(),
  suspended_as: z.nullable(suspensionKind),
  /** Its credentials ended for good (`employers:add --disable`). */
  is_disabled: z.boolean(),
  companies: z.array(z.object({ id: z.number(), name: z.string() })),
  /** Of its companies, whatever their status. */
  jobs: z.number(),
})
export type ModeratedOrganisation = z.infer<typeof moderatedOrganisation>
export const listOrganisations = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/organisations',
  summary: 'Organisations of employers',
  query: z.object(pageQuery({ size: 50, maxSize: 200, maxPage: 1000 })),
  data: pageOf(moderatedOrganisation),
})
export const suspendOrganisation = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/organisations/:id/suspend',
  summary: 'Suspends an organisation: its credentials, its webhooks and the jobs of its companies',
  params: subject,
  body: suspension,
  data: moderatedOrganisation,
})
export const releaseOrganisation = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/organisations/:id/release',
  summary: 'Releases an organisation, and the jobs of its companies with it',
  params: subject,
  body: because,
  data: moderatedOrganisation,
})
