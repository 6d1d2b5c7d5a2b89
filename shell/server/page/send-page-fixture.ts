import cookie from '@fastify/cookie'
import { afterAll, afterEach, beforeAll } from '@jest/globals'
import { getMe, guestLogin } from '@jobspan/shared-kit/contracts/auth/session'
import { type Outage, websiteOutage } from '@jobspan/shared-kit/contracts/config/config'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { buildMember } from '@jobspan/shared-kit/testing'
import Fastify, { type FastifyInstance, type FastifyRequest, type InjectOptions } from 'fastify'
import * as frame from '../../src/frame-server.tsx'
import { servePages } from '../app.ts'
import { readEnv } from '../env.ts'
import { createRenderingBreaker } from '../releases/rendering-breaker.ts'
import type { ShellContext } from '../shell-context.ts'
import { watchMaintenance } from './watch-maintenance.ts'

type Pages = typeof frame.shellPages.pages

/** What the API answers of the site as a whole; it knows nothing else. `guests` gets what was sent for a guest's session. */
const createApi = (outages: () => Outage[], guests: unknown[]): FastifyInstance => {
  const api = Fastify()
  // A suspended member's session, which becomes a guest's.
  const isSuspended = (request: FastifyRequest) => request.headers.cookie?.includes('of-a-suspended') === true
  api.get(getMe.path, async (request, reply) => {
    if (request.headers.cookie?.includes('of-somebody-incomplete')) {
      const user = buildMember({ is_profile_completed: false })
      return { code: 0, message: '', data: { kind: 'member', user } }
    }
    return reply.code(isSuspended(request) ? 403 : 404).send({ code: 41044, message: '', data: null })
  })
  api.post(guestLogin.path, async (request, reply) => {
    guests.push(request.body)
    if (!isSuspended(request)) return reply.code(404).send({})
    return reply.header('set-cookie', 'sessionid=of-a-guest').send({ code: 0, message: '', data: { kind: 'guest' } })
  })
  api.get(websiteOutage.path, async () => ({ code: 0, message: '', data: { is_outage: false, outages: outages() } }))
  return api
}

/** The shell's server before the API of `createApi`, with no remote anywhere: it has its own pages and `pages`. `open` starts it, in each test. */
export const createSendPageFixture = ({ pages = [] as Pages, outages = (): Outage[] => [] } = {}) => {
  const guests: unknown[] = []
  const api = createApi(outages, guests)
  let app: FastifyInstance
  let maintenance: ReturnType<typeof watchMaintenance>
  beforeAll(() => api.listen({ port: 0, host: '127.0.0.1' }))
  afterAll(() => api.close())
  afterEach(async () => {
    maintenance.stop()
    await app.close()
  })
  const open = async (variables: NodeJS.ProcessEnv = {}, frames = frame, releases: Partial<Release>[] = []) => {
    const env = readEnv({ API_ORIGIN: api.listeningOrigin, LOG_LEVEL: 'silent', MAX_DELAY_MS: '0', ...variables })
    maintenance = watchMaintenance(env)
    app = Fastify()
    await app.register(cookie)
    servePages(app, {
      env,
      frame: { ...frames, shellPages: { ...frame.shellPages, pages: [...frame.shellPages.pages, ...pages] } },
      maintenance,
      build: { build: 'b1', main: ['main.js'], shellPageTexts: {}, pages: {}, integrity: {} },
      capabilities: { contract: '1.0.0', shared: {} },
      documents: {
        of: () => ({ remotes: releases.map((current) => ({ name: current.name, enabled: true, current })) }),
      },
      employers: { isOfferedTo: () => false },
      previews: { open: async () => undefined },
      texts: frame.createTexts,
      breaker: createRenderingBreaker(),
      renderMetrics: { observe: () => undefined },
    } as unknown as ShellContext)
  }
  return {
    open,
    ask: (url: string, host?: string) => app.inject({ url, ...(host ? { headers: { host } } : {}) }),
    app: { inject: (request: InjectOptions) => app.inject(request) },
    maintenance: { find: (country: CountryKey) => maintenance.find(country) },
    guests,
  }
}
