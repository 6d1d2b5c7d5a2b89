import type { FastifyInstance } from 'fastify'
import { anonymousVisitor, selectReleasesFor } from './releases/resolve-visit.ts'
import type { ShellContext } from './shell-context.ts'

/** Milliseconds that an answer of another service is kept: every open tab whose data could not be had asks this server for it. */
const cacheTtlMs = 500

/** Whether a service says that it is well; asked anew only when what it said last is old, and once for all who wait. */
const watchHealth = (origin: string): (() => Promise<boolean>) => {
  let answer: Promise<boolean> | undefined
  const ask = async () => {
    try {
      return (await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(2000) })).ok
    } catch {
      return false
    } finally {
      setTimeout(() => {
        answer = undefined
      }, cacheTtlMs).unref()
    }
  }
  return () => {
    answer ??= ask()
    return answer
  }
}

/**
 * `/healthz` is 200 only when every part is ready: API, registry, the default country's document, the server builds of its remotes; 503 and
 * which of them is not otherwise. `/livez` is 200 as soon as pages can be composed, for load balancers: with a registry that is down
 * the site lives on from the last good document, and with a dead API its pages say so.
 */
export const serveHealth = (
  app: FastifyInstance,
  site: Pick<ShellContext, 'env' | 'documents' | 'releases' | 'remotes' | 'capabilities'>,
): void => {
  const { env, documents, remotes } = site
  const isApiUp = watchHealth(env.API_ORIGIN)
  // Development has none.
  const isRegistryUp = env.NODE_ENV === 'development' ? async () => true : watchHealth(env.REGISTRY_ORIGIN)
  const isComposable = () => documents.of(env.DEFAULT_COUNTRY) !== undefined
  const remotesLoad = async () => {
    const activeReleases = selectReleasesFor(site, env.DEFAULT_COUNTRY, anonymousVisitor).filter(
      ({ enabled, incompatibility }) => enabled && !incompatibility,
    )
    const loads = await Promise.allSettled(activeReleases.map(({ release }) => remotes.load(release)))
    return isComposable() && loads.every(({ status }) => status === 'fulfilled')
  }
  app.get('/healthz', async (_request, reply) => {
    const [api, registry, loaded] = await Promise.all([isApiUp(), isRegistryUp(), remotesLoad()])
    const state = { api, registry, document: isComposable(), remotes: loaded }
    return reply
      .code(Object.values(state).every(Boolean) ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state)
  })
  app.get('/livez', async (_request, reply) => {
    const document = isComposable()
    return reply
      .code(document ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ document })
  })
}
