import type { FastifyInstance } from 'fastify'
import type { Site } from './site.ts'

/** `/healthz` is 200 only when the API answers, the registry document is here and every remote's server build loads. */
export const serveHealth = (
  app: FastifyInstance,
  { env, registry, remotes }: Pick<Site, 'env' | 'registry' | 'remotes'>,
): void => {
  const apiAnswers = () =>
    fetch(`${env.API_ORIGIN}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    )
  app.get('/healthz', async (_request, reply) => {
    const document = registry.current()
    const loads = (document?.remotes ?? []).map((release) =>
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
