import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { CountryDocument, PublicKey } from '@jobspan/shared-kit/contracts/registry/document'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { CompactSign, type CryptoKey, exportJWK, generateKeyPair } from 'jose'
import { createEmptyRelease } from '../releases/create-empty-release.ts'

export type Signer = { kid: string; privateKey: CryptoKey; publicKey: PublicKey }

/** A signing key with its public half. */
export const makeSigner = async (kid: string): Promise<Signer> => {
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const { x = '' } = await exportJWK(pair.publicKey)
  return { kid, privateKey: pair.privateKey, publicKey: { kty: 'OKP', crv: 'Ed25519', x, kid } }
}

export const sign = (payload: object, { kid, privateKey }: Signer, typ = 'jobspan-registry+jws'): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'EdDSA', kid, typ })
    .sign(privateKey)

export const documentOf = (change: Partial<CountryDocument>): CountryDocument => ({
  version: 2,
  country: 'sg',
  serial: 1,
  issued_at: '2026-01-01T00:00:00Z',
  keys: [],
  remotes: [],
  ...change,
})

export const integrityOf = (bytes: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** A release whose every file's text is known. */
export const releaseOf = (name: string, build: string, files: Record<string, string>): Release => ({
  ...createEmptyRelease(name, build),
  files: Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, { integrity: integrityOf(text), size: text.length }]),
  ),
})

/** Answers what it is told to, in the registry's place; for what the real one would never send. `port` is any that is free unless told. */
export const startFakeRegistry = async (port = 0) => {
  const responses = new Map<string, string | Buffer>()
  const asked: string[] = []
  const streams = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(`${request.method} ${path}`)
    if (path === '/v1/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(': here\n\n')
      streams.add(response)
      return
    }
    const byHash = request.headers.accept?.includes(';releases=by-hash') ? responses.get(`${path} by hash`) : undefined
    const body = byHash ?? responses.get(path)
    if (body === undefined) return void response.writeHead(404).end()
    const etag = `"${integrityOf(body)}"`
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
    const isPacked = request.headers['accept-encoding']?.includes('br')
    response.writeHead(200, { etag, ...(isPacked ? { 'content-encoding': 'br' } : {}) })
    response.end(isPacked && typeof body === 'string' ? brotliCompressSync(body) : body)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** A text is packed as the shell asks for it; bytes are sent as if they were. `… by hash` is for who asks for a document so. */
    answer: (path: string, body: string | Buffer) => void responses.set(path, body),
    silence: () => responses.clear(),
    publish: (country: string, serial: number) => {
      for (const stream of streams) stream.write(`event: document\ndata: ${JSON.stringify({ country, serial })}\n\n`)
    },
    hasListener: () => streams.size > 0,
    stop: () => {
      for (const stream of streams) stream.destroy()
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}
