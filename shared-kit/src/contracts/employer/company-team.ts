import { z } from 'zod/mini'
import { emailAddress } from '../auth/session.ts'
import { cleanLine, cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'

/** What people are in a company (docs/product-rules.md#company-roles). A company has one admin at most. */
export const companyRoles = ['admin', 'coordinator', 'recruiter'] as const
export const companyRole = z.enum(companyRoles)
export type CompanyRole = z.infer<typeof companyRole>

/** What a recruiter needs a permission for; admins and coordinators have all. */
export const recruiterPermissions = ['mask_salary', 'auto_reply'] as const
export const recruiterPermission = z.enum(recruiterPermissions)
export type RecruiterPermission = z.infer<typeof recruiterPermission>

export const teamMember = z.object({
  id: z.number(),
  name: z.string(),
  title: z.nullable(z.string()),
  role: companyRole,
  permissions: z.array(recruiterPermission),
  /** False while they wait for the admin to take them in. */
  is_verified: z.boolean(),
  auto_reply: z.nullable(z.string()),
})
export type TeamMember = z.infer<typeof teamMember>

const team = z.object({ items: z.array(teamMember) })
/** `recruiter_id` is who does it; `id` to whom. One of another company does not exist (40004). */
const actor = { recruiter_id: identifier }
const params = z.object({ id: identifier })

export const listTeam = endpoint({
  method: 'GET',
  path: '/api/recruiters/team',
  summary: 'People of the recruiter’s company',
  access: 'employer',
  query: z.object(actor),
  data: team,
})
/** Somebody asks to join a company of the organisation; a name that is there already is 40001. In a company without an admin they become it, else they wait to be taken in. Who left may ask again; whom an operator removed is refused (40005). */
export const requestToJoin = endpoint({
  method: 'POST',
  path: '/api/recruiters/team/join',
  summary: 'Asks to join a company',
  access: 'employer',
  body: z.object({
    company_id: identifier,
    name: z.string().check(cleanLine(), z.minLength(1), z.maxLength(100)),
    title: z.optional(z.string().check(cleanLine(), z.maxLength(100))),
  }),
  data: teamMember,
})
/** Only the admin (40005), and nobody themself. */
export const verifyTeamMember = endpoint({
  method: 'POST',
  path: '/api/recruiters/team/:id/verify',
  summary: 'Takes somebody into the company',
  access: 'employer',
  params,
  body: z.object(actor),
  data: team,
})
/** Role and permissions, by the admin alone (40005). A coordinator’s role cannot be changed (40022); the admin’s changes only by a transfer. */
export const updateTeamMember = endpoint({
  method: 'PATCH',
  path: '/api/recruiters/team/:id/update',
  summary: 'Changes role or permissions',
  access: 'employer',
  params,
  body: z.object({
    ...actor,
    role: z.optional(z.enum(['coordinator', 'recruiter'])),
    permissions: z.optional(z.array(recruiterPermission).check(z.maxLength(10))),
  }),
  data: team,
})
/** By the admin, or by themself. A coordinator cannot be removed (40022); the admin cannot leave before transferring ownership (40023). */
export const removeTeamMember = endpoint({
  method: 'DELETE',
  path: '/api/recruiters/team/:id/delete',
  summary: 'Removes somebody from the company, or leaves it',
  access: 'employer',
  params,
  query: z.object(actor),
  data: team,
})
/** The admin (else 40005) makes a verified recruiter admin, and becomes a recruiter. A coordinator's role stays (40022). */
export const transferOwnership = endpoint({
  method: 'POST',
  path: '/api/recruiters/team/:id/transfer',
  summary: 'Makes somebody else the admin',
  access: 'employer',
  params,
  body: z.object(actor),
  data: team,
})
/** The first answer in each chat that begins with this recruiter; null for none. Needs the permission `auto_reply` (40005). */
export const setAutoReply = endpoint({
  method: 'PUT',
  path: '/api/recruiters/team/auto-reply',
  summary: 'Sets what a chat that begins is answered with',
  access: 'employer',
  body: z.object({
    ...actor,
    text: z.nullable(z.string().check(cleanText(), z.minLength(1), z.maxLength(1000))),
  }),
  data: teamMember,
})
/** The address of the recruiter's own account of a member, if they have one: it does not chat with them (41140). Nobody is shown it. */
export const setRecruiterEmail = endpoint({
  method: 'PUT',
  path: '/api/recruiters/team/email',
  summary: 'Says which account of a member is the recruiter’s own',
  access: 'employer',
  body: z.object({ ...actor, email: z.nullable(emailAddress) }),
  data: z.object({ email: z.nullable(z.string()) }),
})
