import { readFile } from 'node:fs/promises'
import { operatorToken } from '@jobspan/shared-kit/contracts/registry/operator-token'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { ApiError } from '../errors/api-error.ts'

/**
 * Who calls from the console, by the token that the registry signed for this call. Throws 40002 where no key of the registry signed it, it has expired or is
 * meant for somebody else, and 40005 where it does not say that they may run the marketplace. Keys are read each time: a rotation counts at once.
 */
export const readConsoleToken = async (token: string, keysFile: string): Promise<{ name: string }> => {
  const keys = await readKeys(keysFile)
  const { type, issuer, audience, lifetimeSeconds, scope } = operatorToken
  const claims = await jwtVerify(token, createLocalJWKSet(keys), {
    algorithms: ['EdDSA'],
    typ: type,
    issuer,
    audience,
    requiredClaims: ['sub', 'exp', 'iat'],
    maxTokenAge: lifetimeSeconds,
    clockTolerance: 10,
  }).then(
    ({ payload }) => payload,
    () => {
      throw refusal('The token is not one that the registry signed for this API within the last minute.')
    },
  )
  if (claims.scope !== scope) throw new ApiError('noPermission')
  return { name: String(claims.sub) }
}

const readKeys = async (file: string): Promise<JSONWebKeySet> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as JSONWebKeySet
  } catch {
    throw refusal('Tokens of the registry cannot be checked: REGISTRY_KEYS_FILE names no file with its public keys.')
  }
}

const refusal = (sentence: string): ApiError => new ApiError('credentialsWrong', { firstError: sentence })
