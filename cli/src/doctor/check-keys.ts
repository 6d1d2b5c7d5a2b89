import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Finding, finding } from './finding.ts'

/** None where the file is not there, or was cut off while it was written. */
const readKeys = async (file: string): Promise<unknown[]> => {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as { keys?: unknown[] }).keys ?? []
  } catch {
    return []
  }
}

/** The local registry's keys: private ones readable by their owner only, public ones where the local shell looks. */
export const checkKeys = async (folder: string | undefined): Promise<Finding[]> => {
  if (!folder) return []
  const keys = join(folder, 'keys')
  if (!existsSync(keys)) return [finding('keys', 'warning', `none below ${folder}`, '`npm start` makes them.')]
  const names = await readdir(keys)
  const modes = await Promise.all(
    names.map(async (name) => ({ name, mode: (await stat(join(keys, name))).mode & 0o077 })),
  )
  const open = process.platform === 'win32' ? [] : modes.filter(({ mode }) => mode !== 0).map(({ name }) => name)
  if (open.length > 0)
    return [
      finding(
        'keys',
        'failed',
        `others can read ${open.join(', ')}`,
        `chmod 600 ${join(keys, '*')}, then rotate the keys.`,
      ),
    ]
  const file = join(folder, 'public-keys.json')
  const listed = await readKeys(file)
  if (listed.length === 0)
    return [
      finding(
        'keys',
        'failed',
        `${file} lists no key`,
        'Start the registry anew with `npm start`; it writes the file.',
      ),
    ]
  return [finding('keys', 'good', `${listed.length} public, ${names.length} private`)]
}
