import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** An uploaded file that does not belong to a row yet. */
export type StagedFile = { path: string; size: number; sha256: string }

const folderOf = (directory: string) => join(directory, 'arriving')

/**
 * Writes an upload to a file with a generated name, to be checked before it is stored. The file is on the disk when this ends; if
 * the upload breaks off, nothing stays. The caller removes the staged file.
 */
export const stageFile = async (directory: string, source: Readable): Promise<StagedFile> => {
  await mkdir(folderOf(directory), { recursive: true, mode: 0o700 })
  const path = join(folderOf(directory), randomUUID())
  const handle = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      hash.update(chunk)
      size += chunk.length
      await handle.writeFile(chunk)
    }
    await handle.sync()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await handle.close()
  }
  return { path, size, sha256: hash.digest('hex') }
}

/** An upload takes minutes. An older file was left by a process that died. */
const staleMs = 60 * 60_000

/** Removes the remains of interrupted uploads; safe beside other replicas that stage files in the same folder. */
export const removeStaleFiles = async (directory: string): Promise<void> => {
  const folder = folderOf(directory)
  const names = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    // Another replica may have removed it in the meantime.
    const stats = await stat(join(folder, name)).catch(() => undefined)
    if (stats && Date.now() - stats.mtimeMs > staleMs) await rm(join(folder, name), { force: true })
  }
}
