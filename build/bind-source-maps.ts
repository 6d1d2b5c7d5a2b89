import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

/** A file that holds others one after another, in this order. */
export type ConcatenatedFile = { file: string; parts: readonly string[] }

const hashOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** What the bundler makes up is named by its whole text, with the folder that it was built in. */
const sourceName = (source: string) => (/^[\w@.+~/()[\]$-]{1,200}$/.test(source) ? source : 'bundler')

const listMaps = async (folder: string): Promise<string[]> => {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.map'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/**
 * Writes into each map of a build which bytes it is of (`x_jobspan`, an extension field of ECMA-426), so that whoever publishes it can see
 * whether it fits. It is done last: other plugins still change scripts. A file of several others gets a map that names them by their first line.
 */
export const bindSourceMaps = async (dist: string, concatenated: readonly ConcatenatedFile[] = []): Promise<void> => {
  const folder = join(dist, 'maps')
  for (const name of await listMaps(folder)) {
    const path = join(folder, name)
    const file = name.slice(0, -'.map'.length)
    if (!existsSync(join(dist, file))) {
      await rm(path)
      continue
    }
    const map = JSON.parse(await readFile(path, 'utf8')) as { sources: string[]; names: string[]; mappings: string }
    const integrity = hashOf(await readFile(join(dist, file)))
    const { names, mappings } = map
    const sources = map.sources.map(sourceName)
    await writeFile(path, JSON.stringify({ version: 3, sources, names, mappings, x_jobspan: { file, integrity } }))
  }
  for (const { file, parts } of concatenated) {
    let line = 0
    const starts: { line: number; file: string }[] = []
    for (const part of parts) {
      starts.push({ line, file: part })
      line += (await readFile(join(dist, part), 'utf8')).split('\n').length
    }
    const known = starts.filter((part) => existsSync(join(folder, `${part.file}.map`)))
    const integrity = hashOf(await readFile(join(dist, file)))
    const path = join(folder, `${file}.map`)
    await mkdir(dirname(path), { recursive: true })
    const map = { version: 3, sources: [], names: [], mappings: '', x_jobspan: { file, integrity, parts: known } }
    await writeFile(path, JSON.stringify(map))
  }
}
