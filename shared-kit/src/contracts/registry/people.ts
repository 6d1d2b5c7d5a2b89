import { z } from 'zod/mini'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { remoteName } from './rollout.ts'

/**
 * viewer: reads. squad: publishes, promotes, rolls back and canaries the remotes it is named for. product_owner: toggles,
 * schedules, and undoes toggles. administrator: all of it, people, tokens and keys. operator: runs the marketplace, whose API the registry
 * asks for them. shell: announces itself, sends telemetry (tokens only).
 */
export const roles = ['viewer', 'squad', 'product_owner', 'administrator', 'operator', 'shell'] as const
export const role = z.enum(roles)
export type Role = z.infer<typeof role>

export const person = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role,
  /** Remotes that a squad's person may release; empty for other roles. */
  remotes: z.array(z.string()),
  disabled: z.boolean(),
})
export type Person = z.infer<typeof person>

/** Opens a session (cookie `registry_session`). 401 for a wrong pair, 429 after ten wrong ones in ten minutes. */
export const signIn = endpoint({
  method: 'POST',
  path: '/v1/sign-in',
  summary: 'Sign in with a password',
  body: z.object({
    email: z.string().check(cleanLine(), z.maxLength(254)),
    password: z.string().check(z.maxLength(200)),
  }),
  data: person,
})

export const signOut = endpoint({
  method: 'POST',
  path: '/v1/sign-out',
  summary: 'End this session',
  access: 'member',
  data: z.object({}),
})

const tokenScope = z.object({
  name: z.string(),
  role,
  remotes: z.array(z.string()),
  expires_at: z.nullable(z.string()),
})

/**
 * Who is calling, a person or a token, and which other way in there is: `oidc` is the address to begin at, null where none
 * is configured.
 */
export const getMe = endpoint({
  method: 'GET',
  path: '/v1/me',
  summary: 'Who is calling',
  data: z.object({
    person: z.nullable(person),
    token: z.nullable(tokenScope),
    oidc: z.nullable(z.string()),
  }),
})

const writable = z.object({
  name: z.string().check(cleanLine(), z.minLength(1), z.maxLength(80)),
  email: z.string().check(cleanLine(), z.maxLength(254), z.email('not_an_email')),
  role: z.enum(['viewer', 'squad', 'product_owner', 'administrator', 'operator']),
  remotes: z.array(remoteName),
})

export const listPeople = endpoint({
  method: 'GET',
  path: '/v1/people',
  summary: 'People',
  access: 'member',
  data: z.array(person),
})

export const addPerson = endpoint({
  method: 'POST',
  path: '/v1/people',
  summary: 'Add a person',
  access: 'member',
  body: z.extend(writable, { password: z.string().check(z.minLength(12), z.maxLength(200)) }),
  data: person,
})

export const changePerson = endpoint({
  method: 'PATCH',
  path: '/v1/people/:id',
  summary: 'Change a person',
  access: 'member',
  params: z.object({ id: identifier }),
  body: z.partial(
    z.extend(writable, { disabled: z.boolean(), password: z.string().check(z.minLength(12), z.maxLength(200)) }),
  ),
  data: person,
})

export const accessToken = z.object({
  id: z.number(),
  name: z.string(),
  role,
  remotes: z.array(z.string()),
  created_by: z.string(),
  created_at: z.string(),
  expires_at: z.nullable(z.string()),
  last_used_at: z.nullable(z.string()),
  revoked_at: z.nullable(z.string()),
})
export type AccessToken = z.infer<typeof accessToken>

export const listTokens = endpoint({
  method: 'GET',
  path: '/v1/tokens',
  summary: 'Tokens of pipelines and shells',
  access: 'member',
  data: z.array(accessToken),
})

/** The secret is in this answer and nowhere else; it is hashed at rest. A token can do no more than who makes it. */
export const createToken = endpoint({
  method: 'POST',
  path: '/v1/tokens',
  summary: 'Make a token',
  access: 'member',
  body: z.object({
    name: z.string().check(cleanLine(), z.minLength(1), z.maxLength(80)),
    role,
    remotes: z.array(remoteName),
    days: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(366))),
  }),
  data: z.object({ token: accessToken, secret: z.string() }),
})

export const revokeToken = endpoint({
  method: 'DELETE',
  path: '/v1/tokens/:id',
  summary: 'Revoke a token',
  access: 'member',
  params: z.object({ id: identifier }),
  data: accessToken,
})
