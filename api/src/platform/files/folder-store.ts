import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './file-store.ts'

/** Files in a folder of this machine, or of a disk that all replicas share, each under its key. */
export const openFolderStore = (directory: string): FileStore => ({
  put: async (key, file) => {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    // On the same disk as where it was staged, so that it is here as a whole or not at all.
    await rename(file.path, join(directory, key))
    await syncFolder(directory)
  },
  read: async (key, range) => {
    try {
      const handle = await open(join(directory, key))
      return createReadStream('', { fd: handle, ...range })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  },
  remove: (key) => rm(join(directory, key), { force: true }),
})

/** The name of a new file is on the disk when its folder is. */
const syncFolder = async (directory: string): Promise<void> => {
  const handle = await open(directory)
  await handle.sync().finally(() => handle.close())
}
