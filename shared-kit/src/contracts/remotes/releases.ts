import { z } from 'zod/mini'
import { releaseLink } from './navigation.ts'

/** A file of a release: its size in bytes and its hash as the browser checks it (`sha384-…`). */
export const releaseFile = z.object({ integrity: z.string().check(z.startsWith('sha384-')), size: z.number() })

const route = z.object({
  path: z.string().check(z.startsWith('/')),
  access: z.enum(['public', 'member']),
  /** Files that the page needs before its first paint, for preloading; texts are listed by language. */
  files: z.array(z.string()),
  /**
   * Beginning of the names of the files that hold all of this in one, texts too: `-<language>.js` follows. Absent in development, for members' pages,
   * and in releases of before.
   */
  bundle: z.optional(z.string()),
})

const overlay = z.object({
  name: z.string(),
  /** Begins with `show`: what pages read from their query does not. */
  queryFlag: z.string().check(z.regex(/^show[A-Za-z0-9-]+$/)),
  /** `public` unless told. */
  access: z.optional(z.enum(['public', 'member'])),
  /** Files that the overlay needs, for prefetching on intent. */
  files: z.optional(z.array(z.string())),
})

const slotVersion = z.string().check(z.regex(/^\d+\.\d+$/))

const declaredSlot = z.object({
  name: z.string(),
  version: slotVersion,
  /** What replaces a contribution that could not be shown. */
  onFailure: z.enum(['hide', 'fallback']),
})

const contribution = z.object({
  slot: z.string(),
  /** Differs among the contributions of a slot. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** Of the slot that it was made for. */
  version: slotVersion,
  /** Lower ones come first. */
  order: z.number(),
  /** Where it is shown; everywhere unless told. */
  countries: z.optional(z.array(z.string())),
  access: z.enum(['public', 'member']),
  /** When a guest's browser loads the code of what the server rendered; `load` unless told. */
  hydrateOn: z.optional(z.enum(['load', 'interaction'])),
  files: z.array(z.string()),
  /** Beginning of the names of the files that hold all of this in one, texts too: `-<language>.js` follows. Absent in development. */
  bundle: z.optional(z.string()),
})
export type ReleaseContribution = z.infer<typeof contribution>

/** An origin of a back end: https, or plain http on this machine. */
const backendOrigin = z.string().check(
  z.refine((text) => {
    const url = URL.parse(text)
    if (!url || url.origin !== text) return false
    return (
      url.protocol === 'https:' || (url.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
    )
  }),
)

/** The server of a remote's squad, which answers `/api/x/<remote>/…` on the site's own origin. */
const backend = z.object({
  /** By the environment's name, such as `production`; which one a site is, its operator says (`SITE_ENVIRONMENT`). */
  origins: z.record(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/)), backendOrigin),
  /** Milliseconds that an answer may take to begin, at most 30,000; 10,000 unless told. */
  timeoutMs: z.optional(z.number().check(z.int(), z.gte(100), z.lte(30_000))),
})
export type ReleaseBackend = z.infer<typeof backend>

/** Of a Trusted Types policy. By `default` every string would pass, and `jobspan` is the site's own. */
const policyName = z.string().check(
  z.regex(/^[a-zA-Z0-9][a-zA-Z0-9_.@/#=-]{0,40}$/),
  z.refine((name) => name !== 'default' && name !== 'jobspan'),
)

/** `release.json`: what one immutable build of a remote contains and asks for. */
export const release = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  build: z.string().check(z.regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]*$/)),
  contract: z.string(),
  /** Last commit that touched what the build reads; null or absent where that is not known. Not part of what makes two releases equal. */
  commit: z.optional(z.nullable(z.string())),
  /** Name of the global variable that the browser's entry defines. */
  global: z.string(),
  pages: z.array(route),
  slots: z.array(z.object({ name: z.string(), files: z.array(z.string()) })),
  /** Slots that its pages have a place for; absent in releases of contract 2.1 and before. */
  declaredSlots: z.optional(z.array(declaredSlot)),
  /** What it shows in slots; absent in releases of contract 2.1 and before. */
  contributions: z.optional(z.array(contribution)),
  overlays: z.array(overlay),
  /** Links in header, menus and footer; a release from before contract 2.2 has none of its own. */
  navigation: z.optional(z.array(releaseLink)),
  /** Absent where it has none, and in releases of contract 2.2 and before. */
  backend: z.optional(backend),
  /** Policies that its code makes; the site's pages allow them by name. */
  trustedTypes: z.optional(z.array(policyName).check(z.maxLength(4))),
  /** Chunk of the remote's texts by language key. */
  texts: z.record(z.string(), z.array(z.string())),
  /** Version ranges of the shared packages that the build was made against. */
  shared: z.record(z.string(), z.string()),
  /** Every file below the release's folder, such as `web/remoteEntry.js`. */
  files: z.record(z.string(), releaseFile),
})
export type Release = z.infer<typeof release>

/** The version that a slot has which no release declares, and that is asked for where a release names a slot only. */
const firstSlotVersion = '1.0'

/** All contributions of a release. One that is in `slots` has the remote's name, comes first and asks for version 1.0. */
export const listContributions = (
  release: Pick<Release, 'name' | 'slots' | 'contributions'>,
): ReleaseContribution[] => [
  ...release.slots.map(({ name: slot, files }) => ({
    slot,
    name: release.name,
    version: firstSlotVersion,
    order: 0,
    access: 'public' as const,
    files,
  })),
  ...(release.contributions ?? []),
]

/** Contributions of a release as people read them: the slot, and the contribution's own name where it has one. */
export const listContributionNames = (release: Pick<Release, 'name' | 'slots' | 'contributions'>): string[] =>
  listContributions(release).map(({ slot, name }) => (name === release.name ? slot : `${slot}/${name}`))

/** Bytes of a page's (or slot's) own scripts as they travel: compressed where the release carries a `.br` beside the file. */
export const transferBytes = (entry: Pick<Release, 'files'>, part: { files: readonly string[] }): number =>
  part.files.reduce((sum, file) => sum + ((entry.files[`${file}.br`] ?? entry.files[file])?.size ?? 0), 0)
