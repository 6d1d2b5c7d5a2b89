import { z } from 'zod/mini'
import { releaseFile } from '../remotes/releases.ts'

/** What `release.json` says beside the release itself, for the registry's checks; absent in releases of older command lines. */
export const releaseContents = z.object({
  /** Versions of the shared packages that the bundles hold, as the build found them among its modules. */
  packages: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Source maps by the file that they are of (`web/page.js`). They lie below `maps/` in the archive and are never served. */
  maps: z.optional(z.record(z.string(), releaseFile)),
})
export type ReleaseContents = z.infer<typeof releaseContents>
