import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { readFileFingerprint } from './read-file-fingerprint.ts'

export type ShellAssets = {
  /** Whether it is a file of this build. */
  has(file: string): boolean
  /** The first folder where a file is whole, with its compressed ones; `isDamaged` where one before it was not. */
  find(file: string): Promise<{ folder: string | undefined; isDamaged: boolean }>
}

type Settings = {
  /** Folders with this build's browser files, the one to serve from first. */
  folders: readonly string[]
  /** Hash of each file by its name; of scripts it is the one that pages name. */
  integrity: Readonly<Record<string, string>>
}

const unpack = { '': async (bytes: Buffer) => bytes, '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) }
const endings = ['', '.br', '.gz'] as const

/**
 * The shell's own scripts, fonts and pictures, each held against its hash whenever it changed on disk: a browser refuses a damaged
 * script, shows a damaged picture, and would keep either for a year.
 */
export const openShellAssets = ({ folders, integrity }: Settings): ShellAssets => {
  /** What a file looked like when it was whole. */
  const seen = new Map<string, string>()

  /** Undefined where there is none. */
  const isWhole = async (
    file: string,
    ending: (typeof endings)[number],
    hash: string,
  ): Promise<boolean | undefined> => {
    const path = file + ending
    const now = await readFileFingerprint(path)
    if (now === undefined) return undefined
    if (seen.get(path) === now) return true
    const bytes = await readFile(path)
      .then(unpack[ending])
      .catch(() => undefined)
    const [algorithm = ''] = hash.split('-')
    if (!bytes || `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}` !== hash) return false
    seen.set(path, now)
    return true
  }

  return {
    has: (file) => Object.hasOwn(integrity, file),
    async find(file) {
      let isDamaged = false
      for (const folder of folders) {
        const hash = integrity[file] ?? ''
        const [plain, ...packed] = await Promise.all(endings.map((ending) => isWhole(join(folder, file), ending, hash)))
        if (plain && !packed.includes(false)) return { folder, isDamaged }
        isDamaged ||= plain !== undefined
      }
      return { folder: undefined, isDamaged }
    },
  }
}
