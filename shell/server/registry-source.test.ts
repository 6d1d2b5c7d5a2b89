import { mkdtemp, readFile, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { CompactSign, type CryptoKey, exportJWK, generateKeyPair } from 'jose'
import { openRegistrySource } from './registry-source.ts'

const document = (issued_at: string) => ({ version: 1, issued_at, remotes: [] })
const sign = (payload: object, key: CryptoKey) =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(payload))).setProtectedHeader({ alg: 'EdDSA' }).sign(key)

let folder = ''
let key: CryptoKey
let written = 0
const write = async (signed: string) => {
  const file = join(folder, 'document.jws')
  await writeFile(file, signed)
  written += 10
  await utimes(file, written, written)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'document-'))
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  key = pair.privateKey
  await writeFile(join(folder, 'public.jwk'), JSON.stringify(await exportJWK(pair.publicKey)))
})

describe('the registry document', () => {
  it('is read, and read again once it changed', async () => {
    const source = openRegistrySource(folder, () => undefined)
    await write(await sign(document('a'), key))
    await source.refresh()
    expect(source.current()?.issued_at).toBe('a')
    await write(await sign(document('b'), key))
    await source.refresh()
    expect(source.current()?.issued_at).toBe('b')
  })

  it('is refused when forged, changed or malformed, and the last good one stays', async () => {
    const reasons: string[] = []
    const source = openRegistrySource(folder, (reason) => reasons.push(reason))
    await write(await sign(document('good'), key))
    await source.refresh()
    const stranger = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
    await write(await sign(document('forged'), stranger.privateKey))
    await source.refresh()
    const [header, , signature] = (await sign(document('good'), key)).split('.')
    await write(`${header}.${Buffer.from(JSON.stringify(document('changed'))).toString('base64url')}.${signature}`)
    await source.refresh()
    await write(await sign({ version: 2 }, key))
    await source.refresh()
    await write('rubbish')
    await source.refresh()
    expect(reasons).toHaveLength(4)
    expect(source.current()?.issued_at).toBe('good')
    expect(await readFile(join(folder, 'document.jws'), 'utf8')).toBe('rubbish')
  })
})
