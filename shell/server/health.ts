import type { FastifyInstance } from 'fastify'
import type { Site } from './site.ts'
import { nobody, runningFor } from './visit.ts'

/** `/healthz` is 200 only when the API answers, the default country's document is here and the server builds of its remotes load. */
export const serveHealth = (app: FastifyInstance, site: Site): void => {
  const { env, documents, remotes } = site
  const apiAnswers = () =>
    fetch(`${env.API_ORIGIN}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    )
  app.get('/healthz', async (_request, reply) => {
    const document = documents.of(env.DEFAULT_COUNTRY)
    const loads = runningFor(site, env.DEFAULT_COUNTRY, nobody)
      .filter(({ enabled, misfit }) => enabled && !misfit)
      .map(({ release }) =>
        remotes.load(release).then(
          () => true,
          () => false,
        ),
      )
    const [api, ...loaded] = await Promise.all([apiAnswers(), ...loads])
    const state = { api, registry: document !== undefined, remotes: document !== undefined && loaded.every(Boolean) }
    return reply
      .code(Object.values(state).every(Boolean) ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state)
  })
}
