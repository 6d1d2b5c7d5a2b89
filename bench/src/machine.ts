import { readFile } from 'node:fs/promises'
import { cpus, loadavg, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { root } from './paths-and-ports.ts'

export type Machine = { processor: string; cores: number; memory: string; system: string; load: number }

/** Where it was measured; `load` tells whether others worked there too. */
export const describeMachine = (): Machine => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown processor',
  cores: cpus().length,
  memory: `${Math.round(totalmem() / 1024 ** 3)} GB`,
  system: `${type()} ${release()}`,
  load: Number((loadavg()[0] ?? 0).toFixed(1)),
})

/** Versions of installed packages that a number depends on. */
export const versionsOf = async (names: readonly string[]): Promise<Record<string, string>> => {
  const entries = names.map(async (name) => {
    const { version } = JSON.parse(await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8'))
    return [name, String(version)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
