import { z } from 'zod/mini'
import { cleanLine, cleanText } from '../platform/clean-text.ts'
import { endpoint } from '../platform/endpoint.ts'
import { release } from '../remotes/releases.ts'
import { buildId, remoteName } from './rollout.ts'

const where = z.object({ remote: remoteName, build: buildId })

export const publishedRelease = z.object({
  remote: z.string(),
  build: z.string(),
  contract: z.string(),
  commit: z.nullable(z.string()),
  /** What is new in it, in the squad's words; null where nothing was said. */
  note: z.optional(z.nullable(z.string())),
  published_at: z.string(),
  published_by: z.string(),
  /** Bytes of all files, as stored. */
  bytes: z.number(),
  /** Scripts of the heaviest page before its first paint, as transferred (brotli), in bytes. */
  page_bytes: z.number(),
  routes: z.array(z.string()),
  slots: z.array(z.string()),
  shared: z.record(z.string(), z.string()),
  /** Countries where it is current, and where it is the canary. */
  current_in: z.array(z.string()),
  canary_in: z.array(z.string()),
})
export type PublishedRelease = z.infer<typeof publishedRelease>

/** One sentence on what is new in a release, for those who do not read code. */
export const releaseNote = z.string().check(cleanText(), z.minLength(3), z.maxLength(200))
/** What product owners call a remote, such as “Job search”. */
export const displayName = z.string().check(cleanLine(), z.minLength(2), z.maxLength(60))

/**
 * `PUT /v1/remotes/:remote/releases/:build`: a gzipped tar (`application/gzip`) of `release.json` and every file it lists.
 * 201 when new, 200 when the same bytes are known, 409 for other bytes, a conflict, or a page or slot over its budget, 413 past the size limits, 422 for an
 * archive that is not what its `release.json` says. Nothing of a refused upload is kept. `note` is of the release; of its remote the newest
 * `display_name` counts. A release that is known keeps the note that it came with.
 */
export const publishRelease = endpoint({
  method: 'PUT',
  path: '/v1/remotes/:remote/releases/:build',
  summary: 'Publish a release',
  access: 'member',
  params: where,
  query: z.object({ note: z.optional(releaseNote), display_name: z.optional(displayName) }),
  body: z.file().check(z.mime(['application/gzip'])),
  data: publishedRelease,
})

export const listReleases = endpoint({
  method: 'GET',
  path: '/v1/remotes/:remote/releases',
  summary: 'Releases of a remote, newest first',
  access: 'member',
  params: z.object({ remote: remoteName }),
  data: z.array(publishedRelease),
})

export const getRelease = endpoint({
  method: 'GET',
  path: '/v1/remotes/:remote/releases/:build',
  summary: 'A release with its table of files',
  access: 'member',
  params: where,
  data: release,
})

/**
 * Removes old releases for good. The `keep` newest stay, and so does whatever is current, previous, canary or halted in any
 * country or comes by a schedule. With `dry_run` nothing goes and the answer says what would. One row of the audit log.
 */
export const pruneReleases = endpoint({
  method: 'POST',
  path: '/v1/remotes/:remote/prune',
  summary: 'Remove old releases',
  access: 'member',
  params: z.object({ remote: remoteName }),
  body: z.object({
    keep: z.number().check(z.int(), z.gte(1), z.lte(999)),
    dry_run: z.boolean(),
    reason: z.string().check(cleanText(), z.minLength(3), z.maxLength(500)),
  }),
  data: z.object({
    /** Number of the audit row; null where nothing was removed. */
    sequence: z.nullable(z.number()),
    kept: z.number(),
    removed: z.array(z.object({ build: z.string(), bytes: z.number(), published_at: z.string() })),
  }),
})

/** Files of a published release, `release.json` among them, as they were uploaded, until it is pruned. Needs no caller. */
export const getReleaseFile = endpoint({
  method: 'GET',
  path: '/releases/:remote/:build/*',
  summary: 'A file of a release',
  params: where,
  data: z.file().check(z.mime(['application/octet-stream'])),
})

const shell = z.object({
  build: buildId,
  contract: z.string(),
  /** Versions that the shell provides to remotes, by package. */
  shared: z.record(z.string(), z.string()),
  /** Patterns of its own pages, which no remote may claim; absent where whoever announces it does not know them. */
  paths: z.optional(z.array(z.string())),
})
export type Shell = z.infer<typeof shell>

/** A shell says at its start, and every minute, what it is. Releases must fit at least one that spoke within ten minutes. */
export const announceShell = endpoint({
  method: 'PUT',
  path: '/v1/shells/:build',
  summary: 'A running shell says what it provides',
  access: 'member',
  params: z.object({ build: buildId }),
  body: shell,
  data: z.object({ seen_at: z.string() }),
})

/** Whether the source maps of a shell's build are here, so that a shell sends them once. */
export const getShellMaps = endpoint({
  method: 'GET',
  path: '/v1/shells/:build/maps',
  summary: 'Whether the source maps of a shell are known',
  access: 'member',
  params: z.object({ build: buildId }),
  data: z.object({ known: z.boolean() }),
})

/** For shells: each script of theirs with its source map. A map that does not fit its script is refused (422), and none is kept. */
export const putShellMaps = endpoint({
  method: 'PUT',
  path: '/v1/shells/:build/maps',
  summary: 'The source maps of a shell',
  access: 'member',
  params: z.object({ build: buildId }),
  body: z.object({
    files: z
      .array(z.object({ file: z.string(), script: z.string(), map: z.string() }))
      .check(z.minLength(1), z.maxLength(500)),
  }),
  data: z.object({ known: z.boolean() }),
})

const listedShell = z.extend(shell, {
  seen_at: z.string(),
  /** Whether releases are held against it: it spoke within ten minutes, or was the last that spoke. */
  runs: z.optional(z.boolean()),
})
export type ListedShell = z.infer<typeof listedShell>

export const listShells = endpoint({
  method: 'GET',
  path: '/v1/shells',
  summary: 'Shells of the last day',
  access: 'member',
  data: z.array(listedShell),
})
