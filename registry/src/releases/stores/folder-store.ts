import { createReadStream } from 'node:fs'
import { cp, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseStore } from './release-store.ts'

/** Releases in a folder of this machine, as `<remote>/<build>/<file>`. */
export const openFolderStore = (directory: string): ReleaseStore => {
  const folderOf = (remote: string, build: string) => join(directory, remote, build)
  return {
    put: async (remote, build, folder) => {
      await mkdir(join(directory, remote), { recursive: true })
      await rm(folderOf(remote, build), { recursive: true, force: true })
      await moveFolder(folder, folderOf(remote, build))
    },
    read: async (remote, build, file) => {
      try {
        const handle = await open(join(folderOf(remote, build), file))
        return createReadStream('', { fd: handle })
      } catch (error) {
        if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
        throw error
      }
    },
    remove: (remote, build) => rm(folderOf(remote, build), { recursive: true, force: true }),
  }
}

/** In one step where both are on one disk; else copied aside first, so that a reader never sees half a release. */
const moveFolder = async (from: string, to: string): Promise<void> => {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const aside = `${to}.draft`
    await rm(aside, { recursive: true, force: true })
    await cp(from, aside, { recursive: true })
    await rename(aside, to)
    await rm(from, { recursive: true, force: true })
  }
}
