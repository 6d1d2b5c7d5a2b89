import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import {
  CompactEncrypt,
  type CryptoKey,
  calculateJwkThumbprint,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'

export const testClientId = 'test-client'

export type SigningKey = { alg: string; kid: string; privateKey: CryptoKey; publicJwk: JWK }

export const newSigningKey = async (alg = 'ES256'): Promise<SigningKey> => {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  const jwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(jwk)
  return { alg, kid, privateKey, publicJwk: { ...jwk, kid, alg, use: 'sig' } }
}

export type Answer = { status: number; body: string | object; type?: string; headers?: Record<string, string> }

/** How one token is made; a test changes what it is about. */
type TokenRecipe = {
  claims: (claims: JWTPayload) => JWTPayload
  key: SigningKey | null
  /** The header's `kid`, where it lies about the key. */
  kid: string | null
  isSigned: boolean
  isEncrypted: boolean
  /** To whom; the client's own key unless told. */
  encryptTo: JWK | null
  enc: string
}

const recipe = (enc: string): TokenRecipe => ({
  claims: (claims) => claims,
  key: null,
  kid: null,
  isSigned: true,
  isEncrypted: true,
  encryptTo: null,
  enc,
})

const citizen = {
  partialuinfin: { value: '*****404Z', classification: 'C', source: '1', lastupdated: '2026-10-01' },
  uinfin: { value: 'S7654404Z', classification: 'C', source: '1', lastupdated: '2026-10-01' },
  name: { value: 'KOH AH BENG' },
  residentialstatus: { code: 'C', desc: 'CITIZEN' },
  nationality: { code: 'SG', desc: 'SINGAPORE CITIZEN' },
  passtype: { code: '', desc: '' },
  passstatus: { value: '' },
  passexpirydate: { value: '' },
}

type Call = { path: string; body: URLSearchParams; dpop: string; authorization: string }

/** A provider that does what a test tells it, also wrong. It checks nothing: what it gets is for the test to look at. */
export const startSingpassProvider = async (readClientKeys: () => Promise<{ keys: JWK[] }>) => {
  const calls: Call[] = []
  const stopped = new AbortController()
  const normal = () => ({
    subject: 'subject-of-koh',
    idToken: recipe('A256CBC-HS512'),
    userInfo: recipe('A256GCM'),
    personInfo: citizen as Record<string, unknown>,
    tokenType: 'DPoP',
    /** Stands in for the answer of a path, for as many calls as there are answers. */
    answers: new Map<string, Answer[]>(),
    delayMs: new Map<string, number>(),
    wantsNonce: false,
  })
  const provider = {
    keys: [await newSigningKey()],
    behaviour: normal(),
    calls,
    issuer: '',
    reset: () => {
      provider.behaviour = normal()
      calls.length = 0
    },
    callsOf: (path: string) => calls.filter((call) => call.path === path),
    /** The query with which the browser comes back from the latest flow. */
    answer: (changes: Record<string, string | undefined> = {}) => {
      const state = provider.callsOf('/par').at(-1)?.body.get('state') ?? ''
      const fields = { code: 'the-code', state, iss: provider.issuer, ...changes }
      return new URLSearchParams(
        Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
      )
    },
    stop: () =>
      new Promise<unknown>((done) => {
        stopped.abort()
        server.closeAllConnections()
        server.close(done)
      }),
  }

  const make = async (claims: JWTPayload, how: TokenRecipe): Promise<string> => {
    const key = how.key ?? (provider.keys.at(-1) as SigningKey)
    const signed = how.isSigned
      ? await new SignJWT(how.claims(claims))
          .setProtectedHeader({ alg: key.alg, kid: how.kid ?? key.kid, typ: 'JWT' })
          .sign(key.privateKey)
      : new UnsecuredJWT(how.claims(claims)).encode()
    if (!how.isEncrypted) return signed
    const own = (await readClientKeys()).keys.find(({ use }) => use === 'enc')
    const to = how.encryptTo ?? own ?? {}
    return new CompactEncrypt(new TextEncoder().encode(signed))
      .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: how.enc, kid: to.kid ?? '', cty: 'JWT' })
      .encrypt(await importJWK(to, 'ECDH-ES+A256KW'))
  }

  const now = () => Math.floor(Date.now() / 1000)
  const base = () => ({ iss: provider.issuer, aud: testClientId, sub: provider.behaviour.subject, iat: now() })
  const routes: Record<string, (call: Call) => Promise<Answer>> = {
    '/.well-known/openid-configuration': async () => ({
      status: 200,
      body: {
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/auth`,
        pushed_authorization_request_endpoint: `${provider.issuer}/par`,
        token_endpoint: `${provider.issuer}/token`,
        userinfo_endpoint: `${provider.issuer}/userinfo`,
        jwks_uri: `${provider.issuer}/keys`,
        authorization_response_iss_parameter_supported: true,
      },
    }),
    '/keys': async () => ({ status: 200, body: { keys: provider.keys.map(({ publicJwk }) => publicJwk) } }),
    '/par': async () => ({ status: 201, body: { request_uri: `urn:${crypto.randomUUID()}`, expires_in: 90 } }),
    '/token': async () => {
      const nonce = provider.callsOf('/par').at(-1)?.body.get('nonce')
      const claims = { ...base(), nonce, exp: now() + 300 }
      return {
        status: 200,
        body: {
          access_token: 'the-access-token',
          token_type: provider.behaviour.tokenType,
          expires_in: 300,
          id_token: await make(claims, provider.behaviour.idToken),
        },
      }
    },
    '/userinfo': async () => ({
      status: 200,
      type: 'application/jwt',
      body: await make({ ...base(), person_info: provider.behaviour.personInfo }, provider.behaviour.userInfo),
    }),
  }

  const answerCall = async (call: Call): Promise<Answer> => {
    await wait(provider.behaviour.delayMs.get(call.path) ?? 0, undefined, { signal: stopped.signal })
    const planned = provider.behaviour.answers.get(call.path)?.shift()
    if (planned) return planned
    if (provider.behaviour.wantsNonce && call.dpop && decodeJwt(call.dpop).nonce !== 'server-nonce') {
      const isResource = call.path === '/userinfo'
      return {
        status: isResource ? 401 : 400,
        body: { error: 'use_dpop_nonce' },
        headers: {
          'dpop-nonce': 'server-nonce',
          ...(isResource && { 'www-authenticate': 'DPoP error="use_dpop_nonce"' }),
        },
      }
    }
    return routes[call.path]?.(call) ?? { status: 404, body: {} }
  }

  const readBody = async (request: IncomingMessage): Promise<string> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks).toString()
  }
  const server = createServer(async (request, response) => {
    const call: Call = {
      path: (request.url ?? '').replace('/fapi', ''),
      body: new URLSearchParams(await readBody(request)),
      dpop: String(request.headers.dpop ?? ''),
      authorization: request.headers.authorization ?? '',
    }
    calls.push(call)
    // Whoever asked may be gone by then, with the client whose keys are needed.
    const answer = await answerCall(call).catch(() => null)
    if (!answer) return void response.destroy()
    const { status, body, type = 'application/json', headers = {} } = answer
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/fapi`
  return provider
}

/** The key that a proof (RFC 9449) is made with, and what it says. */
export const readProof = async (proof: string) => ({
  thumbprint: await calculateJwkThumbprint(decodeProtectedHeader(proof).jwk as JWK),
  ...decodeJwt<{ nonce?: string; htu?: string; ath?: string }>(proof),
})
