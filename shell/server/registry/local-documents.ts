import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { countries } from '@jobspan/shared-kit/contracts/places'
import type { CountryDocument } from '@jobspan/shared-kit/contracts/registry/document'
import { registryDocument } from '@jobspan/shared-kit/contracts/releases'
import { type CryptoKey, compactVerify, importJWK, type JWK } from 'jose'
import { z } from 'zod/mini'
import type { CountryDocuments } from './country-documents.ts'

/** The one document that a start without a registry service writes: what it lists is on everywhere. */
export const openLocalDocuments = (folder: string, onRefused: (reason: string) => void): CountryDocuments => {
  let remotes: CountryDocument['remotes'] = []
  let seen = 0
  let timer: NodeJS.Timeout | undefined
  const listeners: Parameters<CountryDocuments['subscribe']>[0][] = []
  const read = async () => {
    try {
      const file = join(folder, 'document.jws')
      const { mtimeMs } = await stat(file)
      if (mtimeMs === seen) return
      const jwk = JSON.parse(await readFile(join(folder, 'public.jwk'), 'utf8')) as JWK
      seen = mtimeMs
      const { payload } = await compactVerify(
        await readFile(file, 'utf8'),
        (await importJWK(jwk, 'EdDSA')) as CryptoKey,
      )
      const document = z.parse(registryDocument, JSON.parse(new TextDecoder().decode(payload)))
      remotes = document.remotes.map((current) => ({
        name: current.name,
        enabled: true,
        salt: '',
        current,
        previous: null,
        canary: null,
      }))
      for (const { key } of countries) for (const listener of listeners) listener(key)
    } catch (error) {
      onRefused(error instanceof Error ? error.message : String(error))
    }
  }
  return {
    of: (country) => ({ version: 2, country, serial: seen, issued_at: '', keys: [], remotes }),
    subscribe: (listener) => void listeners.push(listener),
    async open() {
      await read()
      timer = setInterval(() => void read(), 1000)
    },
    close: () => clearInterval(timer),
  }
}
