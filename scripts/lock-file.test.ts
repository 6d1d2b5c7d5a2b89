import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'

type Entry = { link?: boolean; resolved?: string; integrity?: string }

// The first start took half a minute longer than it had to: the lock file named no addresses, so npm asked the registry about each of some 1,500
// packages first. Whoever has told npm to leave addresses out (`omit-lockfile-registry-resolved`) removed them again; `.npmrc` says otherwise.
it('names the address and the hash of every package, so that npm installs without asking about it first', () => {
  const lock = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')
  const { packages } = JSON.parse(lock) as { packages: Record<string, Entry> }
  const without = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, { resolved, integrity }]) => !resolved?.startsWith('https://registry.npmjs.org/') || !integrity)
    .map(([path]) => path)

  expect(without).toEqual([])
})
