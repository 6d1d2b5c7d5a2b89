import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { countryKey } from '../platform/locale-keys.ts'
import { buildId, remoteName } from './rollout.ts'

/** Where an error surfaced: nobody caught it, a promise was left, a boundary caught it, a remote could not be mounted, or a server rendered. */
export const errorSources = ['window', 'rejection', 'boundary', 'mount', 'server'] as const
export type ErrorSource = (typeof errorSources)[number]

/** How long groups, their counts and their examples are kept after they were met last. */
export const errorRetentionDays = 30

/** No control characters and no marks that turn the direction of writing: it is shown in consoles and terminals. */
const line = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.regex(/^\P{C}*$/u))
/** A browser without its minor version, such as `Chrome 131`. */
export const browserName = z.string().check(z.regex(/^[A-Za-z][\w .]{1,39}$/))
const lineNumber = z.number().check(z.int(), z.gte(0), z.lte(10_000_000))

/** A place in a file of a release, or of the shell, as a browser or a server names it. */
export const errorFrame = z.object({
  remote: remoteName,
  build: buildId,
  /** Below the release: `web/page.js`, `node/remoteEntry.cjs`. Of the shell's server, which runs its sources: `server/page/send-page.ts`. */
  file: z.string().check(z.regex(/^((web|node)\/[\w@.-]{1,120}|server\/[\w/-]{1,100}\.ts)$/)),
  line: lineNumber,
  column: lineNumber,
  name: z.optional(line(80)),
})
export type ErrorFrame = z.infer<typeof errorFrame>

/** Pattern of a route, such as `/job/:slug`: never an address. */
const route = z.string().check(z.regex(/^\/[\w/:*?.-]{0,119}$/))
/** Seconds before the error. */
const ago = z.number().check(z.int(), z.gte(0), z.lte(86_400))

/** What happened before an error. Holds no personal data: no address, no text of the page, nothing that a visitor wrote. */
export const breadcrumb = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), ago, route }),
  z.object({
    kind: z.literal('click'),
    ago,
    role: z.string().check(z.regex(/^[a-z]{1,30}$/)),
    /** Name that the code gave to the control, such as that of a field. */
    name: z.optional(z.string().check(z.regex(/^[A-Za-z][\w-]{0,39}$/))),
  }),
  z.object({
    kind: z.literal('call'),
    ago,
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    /** Pattern of the operation's path. */
    path: route,
    /** 0 where no answer came. */
    status: z.number().check(z.int(), z.gte(0), z.lte(599)),
  }),
])
export type Breadcrumb = z.infer<typeof breadcrumb>

export const maxFrames = 20
export const maxBreadcrumbs = 20
export const maxMessageLength = 200

/** What a browser or a server says of one error. */
export const errorReport = z.object({
  source: z.enum(errorSources),
  name: z.string().check(z.regex(/^[A-Za-z_$][\w$.]{0,59}$/)),
  /** Without values: see `removeValues`. */
  message: line(maxMessageLength),
  frames: z.array(errorFrame).check(z.maxLength(maxFrames)),
  page: z.optional(route),
  breadcrumbs: z.array(breadcrumb).check(z.maxLength(maxBreadcrumbs)),
})
export type ErrorReport = z.infer<typeof errorReport>

/** A frame as the sources name it. Without a map of the file, `file`, `line` and `column` are those of the release. */
export const symbolisedFrame = z.object({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  name: z.nullable(z.string()),
  /** Whose code it is: the name of a remote, or `shell`. */
  owner: z.string(),
  isSymbolised: z.boolean(),
})
export type SymbolisedFrame = z.infer<typeof symbolisedFrame>

export const errorStates = ['open', 'resolved', 'ignored'] as const
export type ErrorState = (typeof errorStates)[number]

export const errorGroup = z.object({
  id: z.number(),
  remote: z.string(),
  source: z.enum(errorSources),
  name: z.string(),
  message: z.string(),
  place: z.string(),
  state: z.enum(errorStates),
  state_by: z.nullable(z.string()),
  state_at: z.nullable(z.string()),
  first_seen: z.string(),
  last_seen: z.string(),
  first_build: z.string(),
  /** Of the days that are kept. */
  count: z.number(),
  /** By day, oldest first; the last one is today (UTC). */
  days: z.array(z.number()),
  /** Most frequent first. */
  releases: z.array(z.object({ build: z.string(), count: z.number() })),
  countries: z.array(z.object({ country: countryKey, count: z.number() })),
  /** Since it was first met; empty where servers met it. */
  browsers: z.array(z.object({ browser: z.string(), count: z.number() })),
  /** It was first met in the release that is asked for, or else in the newest of the remote. */
  is_new: z.boolean(),
})
export type ErrorGroup = z.infer<typeof errorGroup>

const where = z.object({ remote: remoteName, id: identifier })

/** Groups of a remote, those met last first, two hundred at most. With `build` only those that were met in it. */
export const listErrors = endpoint({
  method: 'GET',
  path: '/v1/remotes/:remote/errors',
  summary: 'Errors of a remote, in groups',
  access: 'member',
  params: z.object({ remote: remoteName }),
  query: z.object({ build: z.optional(buildId), state: z.optional(z.enum(errorStates)) }),
  data: z.array(errorGroup),
})

export const errorSample = z.object({
  at: z.string(),
  build: z.string(),
  country: countryKey,
  page: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  frames: z.array(symbolisedFrame),
  breadcrumbs: z.array(breadcrumb),
})
export type ErrorSample = z.infer<typeof errorSample>

/** One group with examples, the newest first. */
export const getError = endpoint({
  method: 'GET',
  path: '/v1/remotes/:remote/errors/:id',
  summary: 'A group of errors with examples',
  access: 'member',
  params: where,
  data: z.object({ group: errorGroup, samples: z.array(errorSample) }),
})

/**
 * Says what was decided about a group. One that is `resolved` is opened again by itself when a release throws it that is newer than all
 * in which it was met before; one that is `ignored` stays so.
 */
export const setErrorState = endpoint({
  method: 'PUT',
  path: '/v1/remotes/:remote/errors/:id/state',
  summary: 'Resolve or ignore a group of errors, or open it again',
  access: 'member',
  params: where,
  body: z.object({ state: z.enum(errorStates) }),
  data: errorGroup,
})
