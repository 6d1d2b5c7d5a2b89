import { randomUUID } from 'node:crypto'
import { describeDevice } from '@jobspan/kit-server'
import { getMe, guestLogin, type Session, session as sessionSchema } from '@jobspan/shared-kit/contracts/auth/session'
import { envelope } from '@jobspan/shared-kit/contracts/platform/endpoint'
import { findCountry, findLanguage } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { LocaleKeys } from './resolve-locale-keys.ts'

/** In seconds (docs/product-rules.md#cookie-life-30-days). */
export const cookieMaxAgeSeconds = 2_592_000

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The device's id: made once, kept in a cookie for the server and in local storage for the page. */
export const deviceOf = ({ cookies: { device_uuid: known } }: FastifyRequest): string =>
  known && uuid.test(known) ? known : randomUUID()

/** Headers that every call to the API carries (docs/product-rules.md#request-headers). */
export const apiHeaders = ({ country, language }: LocaleKeys, device: string): Record<string, string> => ({
  'Role-Id': '1',
  'Country-Id': String(findCountry(country)?.id ?? 241),
  'Language-Id': String(findLanguage(language)?.id ?? 1),
  device_uuid: device,
  device: 'web',
})

const hasSession = (request: FastifyRequest): boolean =>
  request.cookies.sessionid !== undefined || request.cookies['__Host-sessionid'] !== undefined

/**
 * A guest's, until the API can be asked. Only members have a `user` cookie, sealed (docs/product-rules.md#sealed-user-cookie): it
 * says that somebody is signed in, and not who.
 */
const anonymousSession = (request: FastifyRequest): Session =>
  hasSession(request) && request.cookies.user !== undefined ? { kind: 'guest', is_away: true } : { kind: 'guest' }

/** `device_name`, as the list of devices has it (docs/product-rules.md#device-name). The payload's push token is of apps: browsers subscribe by `savePushSubscription`. */
const nameOfDevice = (request: FastifyRequest): { device_name?: string } => {
  const { name } = describeDevice(request.headers['user-agent'])
  return name === null ? {} : { device_name: name }
}

type Input = {
  apiOrigin: string
  headers: Record<string, string>
  localeKeys: LocaleKeys
  device: string
  timeoutMs: number
}

type Opened = {
  session: Session
  /** The API's, to be passed on. */
  cookies: string[]
  /** The visitor has a session, and nobody can tell whose: a member may be taken for a guest. */
  isUnknown: boolean
}

/** Who the visitor is. A visitor without a session gets a guest's. */
export const openSession = async (
  request: FastifyRequest,
  { apiOrigin, headers, localeKeys, device, timeoutMs }: Input,
): Promise<Opened> => {
  const known = hasSession(request)
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = known
      ? await fetch(apiOrigin + getMe.path, { headers, signal })
      : await fetch(apiOrigin + guestLogin.path, {
          method: 'POST',
          signal,
          headers: { ...headers, 'content-type': 'application/json', 'X-Requested-With': 'jobspan' },
          body: JSON.stringify({
            guest_role: 'jobseeker',
            country_id: findCountry(localeKeys.country)?.id,
            language_id: findLanguage(localeKeys.language)?.id,
            ...nameOfDevice(request),
            device_uuid: device,
            device_udid: device,
            device_type: 'web',
          }),
        })
    // It ended, or its member was suspended, whose session opens nothing any more.
    if (known && (response.status === 401 || response.status === 403))
      return openSession(forgetSession(request), { apiOrigin, headers, localeKeys, device, timeoutMs })
    const answer = z.safeParse(envelope(sessionSchema), await response.json())
    return {
      session: answer.success ? answer.data.data : anonymousSession(request),
      cookies: response.headers.getSetCookie(),
      isUnknown: known && !answer.success,
    }
  } catch {
    // Reading goes on without a session; the next document tries again.
    return { session: anonymousSession(request), cookies: [], isUnknown: known }
  }
}

const forgetSession = (request: FastifyRequest): FastifyRequest => {
  request.cookies = { ...request.cookies, sessionid: undefined, '__Host-sessionid': undefined }
  return request
}
