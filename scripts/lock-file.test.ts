import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'

type Entry = { link?: boolean; resolved?: string; integrity?: string }

// A lock file with addresses installs from there, whatever registry npm is set to; behind a mirror of a company that is none.
it('names the hash of every package and the registry of none', () => {
  const lock = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')
  const { packages } = JSON.parse(lock) as { packages: Record<string, Entry> }
  const wrong = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, { resolved, integrity }]) => resolved?.startsWith('http') || !integrity)
    .map(([path]) => path)

  expect(wrong).toEqual([])
})
