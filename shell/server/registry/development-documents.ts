import { readFile, stat } from 'node:fs/promises'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import type { CountryDocument } from '@jobspan/shared-kit/contracts/registry/document'
import { release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { z } from 'zod/mini'
import type { CountryDocuments } from './country-documents.ts'

const given = z.object({ releases: z.array(release) })

/** Only in development: every remote is on in every country, as `npm run dev` wrote it down. Read again when it changes. */
export const openDevelopmentDocuments = (file: string): CountryDocuments => {
  let remotes: CountryDocument['remotes'] = []
  let seen = 0
  let timer: NodeJS.Timeout | undefined
  const listeners: Parameters<CountryDocuments['subscribe']>[0][] = []
  const read = async () => {
    const { mtimeMs } = await stat(file)
    if (mtimeMs === seen) return
    const { releases } = z.parse(given, JSON.parse(await readFile(file, 'utf8')))
    seen = mtimeMs
    remotes = releases.map((current) => ({
      name: current.name,
      enabled: true,
      salt: '',
      current,
      previous: null,
      canary: null,
    }))
    for (const { key } of countries) for (const listener of listeners) listener(key)
  }
  return {
    of: (country) => ({ version: 2, country, serial: seen, issued_at: '', keys: [], remotes }),
    answeredAt: () => undefined,
    subscribe: (listener) => void listeners.push(listener),
    async open() {
      await read()
      timer = setInterval(() => void read().catch(() => undefined), 1000)
    },
    close: () => clearInterval(timer),
  }
}
