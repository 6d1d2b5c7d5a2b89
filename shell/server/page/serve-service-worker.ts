import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serviceWorkerPath } from '@jobspan/shared-kit/push'
import type { FastifyInstance } from 'fastify'
import type { ShellContext } from '../shell-context.ts'

/**
 * The site's service worker, at the root of every host. Browsers ask for it again with each navigation where it is registered, and have to: a worker that
 * they kept could not be mended. It loads no script, calls its own host alone and shows the site's pictures.
 */
export const serveServiceWorker = (app: FastifyInstance, { env }: Pick<ShellContext, 'env'>): void => {
  const script = readFileSync(join(env.SHELL_DIST, 'node/sw.js'))
  app.get(serviceWorkerPath, (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self'",
        'x-content-type-options': 'nosniff',
      })
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}
