import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../platform/settings/settings.ts'
import { sessionHours } from './session-store.ts'

/** The `__Host-` prefix binds a cookie to https and to this very host; browsers refuse it on plain http. */
export const cookieName = (settings: Settings, name: string) => (isSecure(settings) ? `__Host-${name}` : name)

export const isSecure = (settings: Settings) => settings.registryOrigin.protocol === 'https:'

const name = 'registry_session'

export const cookieOptions = (settings: Settings) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(settings) }) as const

export const readSessionToken = (request: FastifyRequest, settings: Settings): string | undefined =>
  request.cookies[cookieName(settings, name)]

export const setSessionCookie = (reply: FastifyReply, settings: Settings, token: string) =>
  reply.setCookie(cookieName(settings, name), token, { ...cookieOptions(settings), maxAge: sessionHours * 60 * 60 })

export const clearSessionCookie = (reply: FastifyReply, settings: Settings) =>
  reply.clearCookie(cookieName(settings, name), cookieOptions(settings))
