import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod/mini'
import { RegistryError } from '../../platform/http/registry-error.ts'

const timeoutMs = 5_000
const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() })

/** Gives the keys of an issuer (OpenID Connect Discovery 1.0, section 4), whose address is asked for once. */
export const createIssuerKeys = (issuer: URL): (() => Promise<JWTVerifyGetKey>) => {
  let keys: JWTVerifyGetKey | undefined
  const name = issuer.href.replace(/\/$/, '')
  const discover = async (): Promise<JWTVerifyGetKey> => {
    const answer = await fetch(`${name}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(timeoutMs) })
    const { issuer: said, jwks_uri: address } = z.parse(discovery, await answer.json())
    if (said !== name) throw new Error(`it says it is ${said}`)
    if (new URL(address).protocol !== issuer.protocol) throw new Error('its keys are at an address of another protocol')
    return createRemoteJWKSet(new URL(address), { timeoutDuration: timeoutMs })
  }
  return async () => {
    keys ??= await discover().catch(() => {
      throw issuerUnavailable(name)
    })
    return keys
  }
}

export const issuerUnavailable = (name: string): RegistryError =>
  new RegistryError(503, `The issuer of pipelines’ tokens, ${name}, does not answer as one; try again in a moment.`)
