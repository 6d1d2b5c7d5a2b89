import { decodeJwt } from 'jose'
import type Provider from 'oidc-provider'
import { personaBySubject } from './personas.ts'

type ProviderContext = Parameters<Parameters<Provider['use']>[0]>[0]

const maxAssertionSeconds = 120
const secretText = /^[A-Za-z0-9/+_\-=.]{30,255}$/

/** What Singpass refuses beyond FAPI 2.0; undefined where nothing is wrong. */
const findViolation = (params: Record<string, unknown>): string | undefined => {
  for (const name of ['state', 'nonce']) {
    if (!secretText.test(String(params[name] ?? ''))) return `${name} must be 30 to 255 characters of its alphabet`
  }
  for (const name of ['acr_values', 'authentication_context_type']) {
    if (params[name] !== undefined) return `${name} is not for Myinfo apps`
  }
  if (params.code_challenge_method !== 'S256') return 'code_challenge_method must be S256'
  const scopes = String(params.scope ?? '').split(' ')
  return scopes.includes('openid') && scopes.length > 1 ? undefined : 'scope must name openid and what is asked for'
}

const isAssertionTooLong = (assertion: unknown): boolean => {
  try {
    const { iat = 0, exp = Number.POSITIVE_INFINITY } = decodeJwt(String(assertion))
    return exp - iat > maxAssertionSeconds
  } catch {
    return true
  }
}

const refuse = (ctx: ProviderContext, status: number, error: string, description: string): void => {
  ctx.status = status
  ctx.body = { error, error_description: description }
}

/**
 * Singpass's own rules, after those of the profile: a request that breaks one is answered with a refusal in the place of what the library made
 * of it.
 */
export const enforceSingpassRules = (provider: Provider): void => {
  const failedOnce = new Set<string>()
  provider.use(async (ctx, next) => {
    await next()
    const { oidc } = ctx
    if (!oidc || ctx.status >= 300) return
    if (oidc.route === 'pushed_authorization_request' || oidc.route === 'token') {
      if (isAssertionTooLong(oidc.body?.client_assertion)) {
        return refuse(ctx, 401, 'invalid_client', 'client_assertion must expire within two minutes')
      }
    }
    if (oidc.route === 'pushed_authorization_request') {
      if (!ctx.get('DPoP')) return refuse(ctx, 400, 'invalid_dpop_proof', 'DPoP is required')
      const violation = findViolation(oidc.body ?? {})
      if (violation !== undefined) refuse(ctx, 400, 'invalid_request', violation)
    }
    if (oidc.route === 'userinfo') {
      const persona = personaBySubject.get(oidc.account?.accountId ?? '')
      const token = ctx.get('authorization')
      const fails = persona?.agency === 'fails' || (persona?.agency === 'fails_once' && !failedOnce.has(token))
      if (!fails) return
      failedOnce.add(token)
      refuse(ctx, 502, 'server_error', 'an agency does not answer')
    }
  })
}
