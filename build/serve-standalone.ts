import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Compiler, rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { createStandaloneConfig, standalonePublicPath } from './standalone-config.ts'

const root = join(import.meta.dirname, '..')

/**
 * Serves a remote as a page of its own with hot reload; its calls go to the API of `site`, and so does whoever follows a link out
 * of it. Gives the function that ends it, once it was built for the first time.
 */
export const serveStandalone = async (name: string, port: number, site: string): Promise<() => Promise<void>> => {
  const compiler = rspack(createStandaloneConfig(name, join(root, '.dev/by-itself', name))) as Compiler
  const first = new Promise<void>((done) => compiler.hooks.done.tap('first', () => done()))
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      static: false,
      historyApiFallback: { index: `${standalonePublicPath}index.html`, disableDotRule: true },
      devMiddleware: { publicPath: standalonePublicPath },
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      // The API takes a form only from the site's own pages.
      proxy: [{ context: ['/api'], target: site, changeOrigin: true, headers: { origin: site } }],
      setupMiddlewares: (middlewares) => {
        middlewares.unshift({
          name: 'site',
          path: '/_site',
          middleware: (request: IncomingMessage, response: ServerResponse) => {
            response.writeHead(302, { location: new URL(request.url ?? '/', site).href }).end()
          },
        })
        return middlewares
      },
    },
    compiler,
  )
  await server.start()
  await first
  return () => server.stop()
}
