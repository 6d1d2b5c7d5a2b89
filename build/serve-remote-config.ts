import { mkdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Compiler, Configuration } from '@rspack/core'
import type { Configuration as DevServerOptions } from '@rspack/dev-server'
import { assertPortAvailable } from '../scripts/ports.ts'
import { StartupError } from '../scripts/startup-error.ts'
import type { Release } from '../shared-kit/src/contracts/remotes/releases.ts'
import { answerByMocks, hasMocks, isMocked } from './answer-by-mocks.ts'
import type { BuildEnv } from './bundle-config.ts'
import { createRemoteBuildManifest } from './create-remote-build-manifest.ts'
import { createStandaloneConfig, standalonePublicPath } from './standalone-config.ts'
import { packageFolder, workspaceRoot } from './workspace.ts'

type Middlewares = Parameters<NonNullable<DevServerOptions['setupMiddlewares']>>[0]

/** Keeps the manifest of the last compilation for `/release.json`. */
class ReleasePlugin {
  release: Release | undefined
  readonly #name: string
  readonly #onFirstBuild: () => void

  constructor(name: string, onFirstBuild: () => void) {
    this.#name = name
    this.#onFirstBuild = onFirstBuild
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise(ReleasePlugin.name, async (stats) => {
      if (stats.hasErrors()) return
      const details = stats.toJson({ all: false, chunks: true, chunkOrigins: true, ids: true })
      const isFirst = !this.release
      this.release = { ...(await createRemoteBuildManifest(packageFolder(this.#name), 'dev', details, {})), files: {} }
      if (isFirst) this.#onFirstBuild()
    })
  }
}

const createMiddlewares = (
  middlewares: Middlewares,
  plugin: ReleasePlugin,
  { site, packageDir, backendPath }: { site: string; packageDir: string; backendPath: string },
): Middlewares => {
  if (hasMocks(packageDir))
    middlewares.unshift({
      name: 'mocks',
      path: '/api',
      middleware: (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse, next: () => void) => {
        // Express cuts the path off; handlers are written for the whole.
        const shortened = request.url ?? ''
        request.url = request.originalUrl ?? shortened
        if (request.url.startsWith(`${backendPath}/`)) return void answerByMocks(packageDir, request, response)
        // What is the site's is asked of the site, unless a handler is for it: so no site is needed.
        void isMocked(packageDir, request).then((mocked) => {
          if (mocked) return void answerByMocks(packageDir, request, response)
          request.url = shortened
          next()
        })
      },
    })
  // Before the server's own, which would answer with the standalone page.
  middlewares.unshift({
    name: 'site',
    path: '/_site',
    middleware: (request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(302, { location: new URL(request.url ?? '/', site).href }).end()
    },
  })
  // After the server's headers, so that a site may read this answer, and before its fallback to the standalone page.
  const fallback = middlewares.findIndex(({ name }) => name === 'connect-history-api-fallback')
  middlewares.splice(fallback < 0 ? middlewares.length : fallback, 0, {
    name: 'release',
    path: '/release.json',
    middleware: (_request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('content-type', 'application/json')
      response.statusCode = plugin.release ? 200 : 503
      response.end(JSON.stringify(plugin.release ?? {}))
    },
  })
  return middlewares
}

const defaultPort = 4001

/** The port that was asked for, and by what: `REMOTE_PORT` is for this server alone, `PORT` may be meant for the site as well. */
export const readPort = (env: NodeJS.ProcessEnv): { name: string; port: number } => {
  const name = env.REMOTE_PORT ? 'REMOTE_PORT' : env.PORT ? 'PORT' : 'REMOTE_PORT'
  const port = Number(env[name] || defaultPort)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartupError(`${name}: must be a port, 1 to 65535`)
  return { name, port }
}

/**
 * The development server of one remote. It serves the remote twice, and in both an edit shows in place and state is kept: standalone, as
 * pages of its own, and for a site that runs already, deployed or not, through `?override=`.
 */
export const createServeRemoteConfig = async (
  name: string,
  bundles: (env: BuildEnv) => Configuration[],
  { configure, chosenPort }: { configure: (standalone: Configuration) => void; chosenPort?: number },
): Promise<Configuration[]> => {
  const site = URL.parse(process.env.SITE || 'http://localhost:3000')?.origin
  if (!site) throw new StartupError('SITE: must be an http(s) address')
  const { name: setting, port } =
    chosenPort === undefined ? readPort(process.env) : { name: '--port', port: chosenPort }
  await assertPortAvailable(setting, port)
  const [web = {}] = bundles({ mode: 'development', build: 'dev', port })
  const [federatedDir, standaloneDir] = [
    join(workspaceRoot, '.dev/remote', name),
    join(workspaceRoot, '.dev/standalone', name),
  ]
  for (const folder of [federatedDir, standaloneDir]) await mkdir(folder, { recursive: true })
  const plugin = new ReleasePlugin(name, () => {
    console.log(`${name} standalone  http://localhost:${port}  (its data comes from ${site}; SITE names another)`)
    console.log(`  within a site  ?override=${name}@http://localhost:${port} behind an address of it`)
    console.log(`                 the site lists this origin: OVERRIDE_ORIGINS=http://localhost:${port}`)
  })
  const standalone = createStandaloneConfig(name, standaloneDir, site)
  configure(standalone)
  return [
    {
      ...web,
      output: { ...web.output, path: federatedDir },
      plugins: [...(web.plugins ?? []), plugin],
      // The manifest lists the files of each page, so all of them are compiled.
      lazyCompilation: false,
      devServer: {
        host: '127.0.0.1',
        port,
        hot: true,
        liveReload: false,
        static: false,
        // Only sites that list this origin in OVERRIDE_ORIGINS ask for it, and what is served is this machine's own work.
        allowedHosts: 'all',
        headers: (request: IncomingMessage): Record<string, string> =>
          request.url?.startsWith('/api/')
            ? {}
            : { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
        client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
        historyApiFallback: { index: `${standalonePublicPath}index.html`, disableDotRule: true },
        // The API takes a form only from the site's own pages.
        proxy: [{ context: ['/api'], target: site, changeOrigin: true, headers: { origin: site } }],
        setupMiddlewares: (middlewares) =>
          createMiddlewares(middlewares, plugin, {
            site,
            packageDir: packageFolder(name),
            backendPath: `/api/x/${name}`,
          }),
      },
    },
    { ...standalone, lazyCompilation: false },
  ]
}
