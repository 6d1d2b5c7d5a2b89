import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { exportJWK, generateKeyPair } from 'jose'
import * as openid from 'openid-client'
import type { IdentityKey } from '../../platform/settings/identity-settings.ts'
import { freePort } from '../../testing/browser.ts'
import { type ClientKeys, toClientKeys } from './client-keys.ts'
import { createConfiguration } from './configuration.ts'

const require = createRequire(import.meta.url)

/**
 * MockPass, which the authors of Singpass's clients test against, as a judge that this project did not write. Its packaged version speaks
 * Singpass's older protocol, without pushed requests, DPoP and userinfo: what it judges is the client's assertion and the encrypted ID token.
 */
let keys: ClientKeys
let issuer: string
let stop: () => void

const newKey = async (use: 'sig' | 'enc'): Promise<IdentityKey> => {
  const { privateKey } = await generateKeyPair(use === 'sig' ? 'ES256' : 'ECDH-ES+A256KW', { extractable: true })
  return { ...((await exportJWK(privateKey)) as IdentityKey), kid: `client-${use}`, use }
}

beforeAll(async () => {
  keys = await toClientKeys([await newKey('sig'), await newKey('enc')])
  const [port, keyPort] = [await freePort(), await freePort()]
  const { createServer } = await import('node:http')
  const keyServer = createServer((_, response) => response.end(JSON.stringify({ keys: keys.published })))
  await new Promise<void>((ready) => keyServer.listen(keyPort, '127.0.0.1', ready))
  // By its own program it would listen on all addresses of this machine.
  const program = `require('@opengovsg/mockpass/app').app.listen(${port}, '127.0.0.1', () => console.log('listening'))`
  const child = spawn(process.execPath, ['-e', program], {
    cwd: dirname(require.resolve('@opengovsg/mockpass/package.json')),
    env: { PATH: process.env.PATH, SP_RP_JWKS_ENDPOINT: `http://127.0.0.1:${keyPort}/` },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  stop = () => {
    child.kill()
    keyServer.closeAllConnections()
    keyServer.close()
  }
  await new Promise<void>((ready, fail) => {
    child.once('exit', (code) => fail(new Error(`mockpass ended with ${code}`)))
    child.stdout?.on('data', (text) => String(text).includes('listening') && ready())
  })
  issuer = `http://127.0.0.1:${port}/singpass/v2`
}, 30_000)
afterAll(() => stop?.())

const logIn = async (client: ClientKeys, nric = 'S9812379B') => {
  const found = await openid.discovery(new URL(issuer), 'test-client', {}, openid.None(), {
    execute: [openid.allowInsecureRequests],
  })
  const config = createConfiguration(found.serverMetadata(), 'test-client', client, undefined)
  const [state, nonce] = [openid.randomState(), openid.randomNonce()]
  const redirectUri = 'http://localhost:3000/singpass/callback'
  const address = openid.buildAuthorizationUrl(config, { redirect_uri: redirectUri, scope: 'openid', state, nonce })
  const answer = await fetch(address, {
    redirect: 'manual',
    headers: { 'x-custom-nric': nric, 'x-custom-uuid': 'a-stable-id' },
  })
  const exchange = (expectedNonce = nonce) =>
    openid.authorizationCodeGrant(config, new URL(answer.headers.get('location') ?? ''), {
      expectedState: state,
      expectedNonce,
      idTokenExpected: true,
    })
  return { exchange, nonce }
}

test('an ID token that MockPass signs and encrypts to our key is read and verified', async () => {
  const { exchange, nonce } = await logIn(keys)
  const tokens = await exchange()
  expect(tokens.id_token?.split('.')).toHaveLength(5)
  expect(tokens.claims()).toMatchObject({ iss: issuer, aud: 'test-client', nonce, sub: 's=S9812379B,u=a-stable-id' })
})

test('MockPass refuses an assertion of another key, and we an ID token with another nonce', async () => {
  const others = await toClientKeys([await newKey('sig'), await newKey('enc')])
  await expect((await logIn(others)).exchange()).rejects.toMatchObject({ status: 401, error: 'invalid_client' })
  const { exchange } = await logIn(keys)
  await expect(exchange('n'.repeat(43))).rejects.toMatchObject({ code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' })
})
