import { randomUUID } from 'node:crypto'
import { access, chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PublicKey } from '@jobspan/shared-kit/contracts/registry/document'
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'

/** The private halves of the signing keys: a file each, readable to this service only, in a folder that replicas share. */
export type KeyFiles = {
  create: () => Promise<PublicKey>
  /** The public halves of all private keys that are here, oldest first. */
  list: () => Promise<PublicKey[]>
  open: (kid: string) => Promise<CryptoKey>
  remove: (kid: string) => Promise<void>
  /** Whether the private half is here. */
  has: (kid: string) => Promise<boolean>
  /** Where the private half is, seen from the registry's folder. */
  nameOf: (kid: string) => string
  /** Tells shells which keys to trust first, and the API who works in the console (JSON Web Key Set, RFC 7517). */
  publish: (keys: readonly PublicKey[]) => Promise<void>
}

export const openKeyFiles = (directory: string, publicKeysFile: string): KeyFiles => {
  const folder = join(directory, 'keys')
  const fileOf = (kid: string) => join(folder, `${kid}.jwk`)
  const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as JWK & { made_at: string }

  return {
    create: async () => {
      const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
      const { kty, crv, x, d } = await exportJWK(pair.privateKey)
      const kid = await calculateJwkThumbprint({ kty, crv, x } as JWK)
      await writeFileAtomically(
        fileOf(kid),
        JSON.stringify({ kty, crv, x, d, kid, made_at: new Date().toISOString() }),
        0o600,
      )
      return { kty: 'OKP', crv: 'Ed25519', x: x ?? '', kid }
    },
    list: async () => {
      const names = await readdir(folder).catch(() => [])
      const keys = await Promise.all(
        names.filter((name) => name.endsWith('.jwk')).map((name) => read(join(folder, name))),
      )
      return keys
        .toSorted((a, b) => (a.made_at < b.made_at ? -1 : 1))
        .map(({ x, kid }) => ({ kty: 'OKP', crv: 'Ed25519', x: x ?? '', kid: kid ?? '' }))
    },
    open: async (kid) => {
      const { made_at: _, ...key } = await read(fileOf(kid)).catch(() => {
        throw new Error(`the private key ${kid} is not in ${folder}; every replica needs the same folder of keys`)
      })
      return (await importJWK(key, 'EdDSA')) as CryptoKey
    },
    remove: (kid) => rm(fileOf(kid), { force: true }),
    has: (kid) =>
      access(fileOf(kid)).then(
        () => true,
        () => false,
      ),
    nameOf: (kid) => `keys/${kid}.jwk`,
    publish: (keys) => writeFileAtomically(publicKeysFile, `${JSON.stringify({ keys }, null, 2)}\n`, 0o600),
  }
}

/** Written aside and moved into place, so that a reader never sees half a file. */
const writeFileAtomically = async (file: string, text: string, mode: number) => {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, text, { mode })
  await chmod(draft, mode)
  await rename(draft, file)
}
