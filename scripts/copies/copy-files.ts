import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders whose files are written once, under a name of their own, and never changed: a copy may be another name for the same bytes. */
const immutable = ['files', 'releases']

/** Whether what is at the top of a data folder takes no room when it is copied beside it. */
export const isImmutable = (name: string): boolean => immutable.includes(name)

/** Copies what is at the top of a data folder, or adds what is new of it. */
export const copyEntry = async (from: string, to: string, name: string): Promise<void> =>
  copyAll(join(from, name), join(to, name), isImmutable(name) ? linkOrCopy : copy)

const copyAll = async (from: string, to: string, copyOne: typeof copy): Promise<void> => {
  const entries = await readdir(from, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined
    return ignoreMissing(error) ?? []
  })
  if (entries === undefined) return copyOne(from, to)
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of entries) {
    if (entry.isDirectory()) await copyAll(join(from, entry.name), join(to, entry.name), copyOne)
    else if (entry.isFile()) await copyOne(join(from, entry.name), join(to, entry.name))
  }
}

const copy = (from: string, to: string): Promise<void> =>
  copyFile(from, to, constants.COPYFILE_FICLONE).catch(ignoreMissing)

const linkOrCopy = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    // On another disk, or one without links.
    if (code !== 'ENOENT') await copy(from, to)
  }
}

/** What is removed while it is copied is in nobody's way. */
const ignoreMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}
