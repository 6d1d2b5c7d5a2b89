import type { Readable } from 'node:stream'

/** Where the files of releases are kept. A release is put once, as a whole, and never changed. */
export type ReleaseStore = {
  /** Takes the files of a folder, named as in `files`; what an upload that died left of the same release is replaced. */
  put: (remote: string, build: string, folder: string, files: readonly string[]) => Promise<void>
  /** Null where there is no such file. */
  read: (remote: string, build: string, file: string) => Promise<Readable | null>
  /** Removes a release that was put but not published after all. */
  remove: (remote: string, build: string, files: readonly string[]) => Promise<void>
}
