import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'

type Changes = { audience?: string; issuer?: string; issuedAt?: number; expiresAt?: number; isForged?: boolean }

/**
 * An issuer of pipelines' tokens as GitHub's is: its description, its keys, and for jobs an address that gives a token for the audience that
 * they name. `audience` is of the tokens that tests sign themselves; the port is any free one unless told.
 */
export const openPipelineIssuer = async (audience: string, port = 0) => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const forger = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  const job = { secret: 'of-the-job', claims: {} as object }
  const sign = (claims: object, changes: Changes = {}) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(changes.issuer ?? origin)
      .setAudience(changes.audience ?? audience)
      .setJti(randomUUID())
      .setIssuedAt(changes.issuedAt)
      .setExpirationTime(changes.expiresAt ?? Math.floor(Date.now() / 1000) + 300)
      .sign(changes.isForged ? forger.privateKey : privateKey)
  const answer = async (url: URL, authorization: string | undefined): Promise<object | undefined> => {
    if (url.pathname === '/.well-known/openid-configuration') return { issuer: origin, jwks_uri: `${origin}/keys` }
    if (url.pathname === '/keys') return { keys: [key] }
    if (url.pathname !== '/token' || authorization !== `Bearer ${job.secret}`) return undefined
    return { value: await sign(job.claims, { audience: url.searchParams.get('audience') ?? '' }) }
  }
  const server = createServer(async (request, response) => {
    const found = await answer(new URL(request.url ?? '/', origin), request.headers.authorization)
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}))
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    sign,
    unsigned: (claims: object) =>
      new UnsecuredJWT({ ...claims }).setIssuer(origin).setAudience(audience).setExpirationTime('5m').encode(),
    /** Environment of a job whose token says this. */
    jobEnvironment: (claims: object) => {
      job.claims = claims
      return {
        ACTIONS_ID_TOKEN_REQUEST_URL: `${origin}/token?api-version=2`,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: job.secret,
      }
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}
