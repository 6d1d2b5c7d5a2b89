import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type RegistryDocument, registryDocument } from '@jobspan/shared-kit/contracts/releases'
import { type CryptoKey, compactVerify, importJWK, type JWK } from 'jose'
import { z } from 'zod/mini'

/** Verifies a signed registry document (compact JWS, EdDSA) and reads it. Throws where anything about it is wrong. */
const verifyDocument = async (signed: string, publicKey: CryptoKey): Promise<RegistryDocument> => {
  const { payload } = await compactVerify(signed, publicKey, { algorithms: ['EdDSA'] })
  return z.parse(registryDocument, JSON.parse(new TextDecoder().decode(payload)))
}

export type RegistrySource = {
  /** The last good document; undefined until one was read. */
  current(): RegistryDocument | undefined
  /** Reads the document again where it changed. Keeps the last good one when the new one is no good. */
  refresh(): Promise<void>
}

/** The registry document of the local store. `onRefused` hears of documents that were not accepted. */
export const openRegistrySource = (folder: string, onRefused: (reason: string) => void): RegistrySource => {
  let document: RegistryDocument | undefined
  let seen = 0
  return {
    current: () => document,
    async refresh() {
      try {
        const file = join(folder, 'document.jws')
        const { mtimeMs } = await stat(file)
        if (mtimeMs === seen) return
        const jwk = JSON.parse(await readFile(join(folder, 'public.jwk'), 'utf8')) as JWK
        const key = (await importJWK(jwk, 'EdDSA')) as CryptoKey
        seen = mtimeMs
        document = await verifyDocument(await readFile(file, 'utf8'), key)
      } catch (error) {
        onRefused(error instanceof Error ? error.message : String(error))
      }
    },
  }
}
