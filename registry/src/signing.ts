import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RegistryDocument } from '@jobspan/shared-kit/contracts/releases'
import { CompactSign, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'

const privateFile = (folder: string) => join(folder, 'private.jwk')
const publicFile = (folder: string) => join(folder, 'public.jwk')

/** The registry's Ed25519 key, made on first use. The public half is what shells trust. */
export const openSigningKey = async (folder: string): Promise<CryptoKey> => {
  const file = privateFile(folder)
  if (!existsSync(file)) {
    const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
    await mkdir(dirname(file), { recursive: true })
    await writeFile(publicFile(folder), JSON.stringify(await exportJWK(pair.publicKey)))
    await writeFile(file, JSON.stringify(await exportJWK(pair.privateKey)), { mode: 0o600 })
  }
  return (await importJWK(JSON.parse(await readFile(file, 'utf8')) as JWK, 'EdDSA')) as CryptoKey
}

/** Signs a document as a compact JWS (RFC 7515) with EdDSA (RFC 8037). */
export const signDocument = async (document: RegistryDocument, key: CryptoKey): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(document)))
    .setProtectedHeader({ alg: 'EdDSA', typ: 'jobspan-registry+jws' })
    .sign(key)
