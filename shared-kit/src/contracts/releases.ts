import { z } from 'zod/mini'

/** A file of a release: its size in bytes and its hash as the browser checks it (`sha384-…`). */
export const releaseFile = z.object({ integrity: z.string().check(z.startsWith('sha384-')), size: z.number() })

const route = z.object({
  path: z.string().check(z.startsWith('/')),
  access: z.enum(['public', 'member']),
  /** Files that the page needs before its first paint, for preloading; texts are listed by language. */
  files: z.array(z.string()),
})

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
  overlays: z.array(z.object({ name: z.string(), queryFlag: z.string() })),
  /** Chunk of the remote's texts by language key. */
  texts: z.record(z.string(), z.array(z.string())),
  /** Version ranges of the shared packages that the build was made against. */
  shared: z.record(z.string(), z.string()),
  /** Every file below the release's folder, such as `web/remoteEntry.js`. */
  files: z.record(z.string(), releaseFile),
})
export type Release = z.infer<typeof release>

/** Bytes of a page's (or slot's) own scripts as they travel: compressed where the release carries a `.br` beside the file. */
export const transferBytes = (entry: Pick<Release, 'files'>, part: { files: readonly string[] }): number =>
  part.files.reduce((sum, file) => sum + ((entry.files[`${file}.br`] ?? entry.files[file])?.size ?? 0), 0)
