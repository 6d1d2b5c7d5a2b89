import { mkdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Compiler, type Configuration, rspack, type Stats } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { assertPortAvailable } from '../scripts/ports.ts'
import { StartupError } from '../scripts/startup-error.ts'
import type { Release } from '../shared-kit/src/contracts/releases.ts'
import { whenOrphaned } from '../shared-kit/src/server/on-parent-exit.mjs'
import { packageConfig, remoteNames } from './build-package.ts'
import { createRemoteBuildManifest } from './create-remote-build-manifest.ts'
import { serveStandalone } from './serve-standalone.ts'

const root = join(import.meta.dirname, '..')

/**
 * Serves one remote twice: alone, and to be looked at inside a site that runs already, deployed or not, by way of `?override=`. In both an
 * edit shows in place and state is kept.
 */
const start = async (name: string | undefined) => {
  if (!name || !remoteNames.includes(name)) throw new StartupError(`Which remote? One of ${remoteNames.join(', ')}`)
  const port = Number(process.env.REMOTE_PORT || 4001)
  const alonePort = port + 1
  const site = URL.parse(process.env.SITE || 'http://localhost:3000')?.origin
  if (!site) throw new StartupError('SITE: must be an http(s) address')
  await assertPortAvailable('REMOTE_PORT', port)
  await assertPortAvailable('the port after REMOTE_PORT', alonePort)
  const config = await packageConfig(name)
  const [web] = config({ mode: 'development', build: 'dev', port }) as [Configuration]
  const publicPath = `/remotes/${name}/dev/`
  const folder = join(root, '.dev/alone', name)
  await mkdir(folder, { recursive: true })
  const compiler = rspack({ ...web, output: { ...web.output, path: folder } }) as Compiler
  let release: Release | undefined
  const first = new Promise<void>((done) =>
    compiler.hooks.done.tapPromise('describe', async (stats: Stats) => {
      const details = stats.toJson({ all: false, chunks: true, chunkOrigins: true, ids: true })
      release = { ...(await createRemoteBuildManifest(join(root, name), 'dev', details, {})), files: {} }
      done()
    }),
  )
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      // Only sites that list this origin in OVERRIDE_ORIGINS ask for it, and what is served is this machine's own work.
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      devMiddleware: { publicPath },
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      setupMiddlewares: (middlewares) => {
        // After the server's own, so that this answer carries the headers above too.
        middlewares.push({
          name: 'release',
          path: '/release.json',
          middleware: (_request: IncomingMessage, response: ServerResponse) => {
            response.setHeader('content-type', 'application/json')
            response.end(JSON.stringify(release))
          },
        })
        return middlewares
      },
    },
    compiler,
  )
  await server.start()
  await first
  const stopAlone = await serveStandalone(name, alonePort, site)
  const stop = () => void Promise.all([server.stop(), stopAlone()]).then(() => process.exit(0))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  if (process.env.npm_lifecycle_event) whenOrphaned(stop)
  console.log(`${name} alone  http://localhost:${alonePort}/en-us  (its data comes from ${site}; SITE names another)`)
  console.log(`  within a site  ?override=${name}@http://localhost:${port} behind an address of it`)
  console.log(`                 the site lists this origin: OVERRIDE_ORIGINS=http://localhost:${port}`)
}

start(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
})
