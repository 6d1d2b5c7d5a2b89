import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { type CountryDocument, countryDocument } from '@jobspan/shared-kit/contracts/registry/document'
import {
  CompactSign,
  type CryptoKey,
  calculateJwkThumbprint,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose'
import { z } from 'zod/mini'
import { killRegistry } from '../federation-scenarios/registry-down.ts'
import type { Site } from '../site.ts'

export type Impostor = {
  /** What it answers for a country from now on; 503 for countries it was given nothing for. Returns once a shell has read it twice. */
  serve(country: CountryKey, token: string): Promise<void>
  /** Lets the true registry back. */
  restoreRegistry(): Promise<void>
}

/** Reads a document without asking who signed it. */
export const readDocument = (token: string): CountryDocument => z.parse(countryDocument, decodeJwt(token))

/** The registry's own answer. */
export const fetchDocument = async (origin: string, country: CountryKey): Promise<string> => {
  const response = await fetch(`${origin}/v1/countries/${country}/document`)
  if (!response.ok) throw new Error(`the document of ${country} answered ${response.status}`)
  return (await response.text()).trim()
}

const encode = (document: unknown) => new TextEncoder().encode(JSON.stringify(document))

/** Signs as the registry does, with its own private key: what a stolen database could not, but a mistake in it would. */
export const signWithRegistryKey = async (site: Site, genuine: string, document: CountryDocument): Promise<string> => {
  const header = decodeProtectedHeader(genuine)
  const folder = join(site.dataDir, 'registry/keys')
  const files = (await readdir(folder)).filter((name) => name.startsWith(String(header.kid)))
  const { made_at: _, ...jwk } = JSON.parse(await readFile(join(folder, files[0] ?? ''), 'utf8')) as JWK & {
    made_at?: string
  }
  const key = (await importJWK(jwk, 'EdDSA')) as CryptoKey
  return new CompactSign(encode(document)).setProtectedHeader({ ...header, alg: 'EdDSA' }).sign(key)
}

/** The same document, signed with a key that nobody trusts, under its own name or under that of the true one. */
export const signWithUntrustedKey = async (
  genuine: string,
  document: CountryDocument,
  claimsKid: boolean,
): Promise<string> => {
  const header = decodeProtectedHeader(genuine)
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const own = await exportJWK(publicKey)
  const kid = claimsKid ? String(header.kid) : await calculateJwkThumbprint(own)
  const listed = claimsKid
    ? document
    : { ...document, keys: [...document.keys, { kty: 'OKP' as const, crv: 'Ed25519' as const, x: own.x ?? '', kid }] }
  return new CompactSign(encode(listed)).setProtectedHeader({ ...header, alg: 'EdDSA', kid }).sign(privateKey)
}

/** Another document under the signature of the true one. */
export const swapPayload = (genuine: string, document: CountryDocument): string => {
  const [header, , signature] = genuine.split('.')
  return `${header}.${Buffer.from(encode(document)).toString('base64url')}.${signature}`
}

/** No signature at all, said openly (RFC 7515, “alg”: “none”). */
export const unsigned = (document: CountryDocument): string =>
  `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(encode(document)).toString('base64url')}.`

/** Takes the registry's place: kills it and answers in its stead. Tells streams of each new document, so that shells ask at once. */
export const startFakeRegistry = async (site: Site): Promise<Impostor> => {
  const documents = new Map<string, string>()
  const streams = new Set<import('node:http').ServerResponse>()
  let asked = 0
  let serial = 1_000_000
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    if (path === '/v1/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(': here\n\n')
      streams.add(response)
      response.on('close', () => streams.delete(response))
      return
    }
    const country = /^\/v1\/countries\/([a-z]+)\/document$/.exec(path)?.[1]
    const token = documents.get(country ?? '')
    if (!token) return void response.writeHead(503).end()
    asked += 1
    response.writeHead(200, { 'content-type': 'application/jose' }).end(token)
  })
  const back = await killRegistry(site, server)
  return {
    async serve(country, token) {
      documents.set(country, token)
      asked = 0
      const end = performance.now() + 60_000
      while (asked < 2) {
        if (performance.now() > end) throw new Error('no shell asked for the document within a minute')
        serial += 1
        for (const stream of streams)
          stream.write(`event: document\nid: ${serial}\ndata: ${JSON.stringify({ country, serial })}\n\n`)
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
      await new Promise((resolve) => setTimeout(resolve, 500))
    },
    async restoreRegistry() {
      for (const stream of streams) stream.end()
      server.closeAllConnections()
      await back()
    },
  }
}
