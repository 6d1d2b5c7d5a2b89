import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Configuration, HtmlRspackPlugin } from '@rspack/core'
import { assertPortAvailable } from '../scripts/ports.ts'
import type { BuildEnv } from './bundle-config.ts'
import { registryConsolePath } from './packages.ts'

const root = join(import.meta.dirname, '..')

/** The development server of the registry's console. Its data comes from a registry that runs already. */
export const createServeConsoleConfig = async (
  bundles: (env: BuildEnv) => Configuration[],
  port = 4004,
): Promise<Configuration[]> => {
  await assertPortAvailable('--port', port)
  const registry = new URL(process.env.REGISTRY_ORIGIN || 'http://localhost:3002').origin
  const [web = {}] = bundles({ mode: 'development', build: 'dev' })
  const folder = join(root, '.dev/console')
  await mkdir(folder, { recursive: true })
  const template = await readFile(join(root, registryConsolePath, 'src/index.html'), 'utf8')
  console.log(`the console  http://localhost:${port}  (its data comes from ${registry}; REGISTRY_ORIGIN names another)`)
  return [
    {
      ...web,
      output: { ...web.output, path: folder, filename: '[name].js', chunkFilename: '[name].js' },
      plugins: [
        ...(web.plugins ?? []).filter((plugin) => !(plugin instanceof HtmlRspackPlugin)),
        new HtmlRspackPlugin({
          // The registry fills these in where it serves the page.
          templateContent: template.replaceAll('__BRAND__', 'Jobspan').replaceAll('__NONCE__', ''),
          scriptLoading: 'defer',
          minify: false,
        }),
      ],
      lazyCompilation: false,
      devServer: {
        host: '127.0.0.1',
        port,
        hot: true,
        liveReload: false,
        static: false,
        client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
        historyApiFallback: { index: '/assets/index.html', disableDotRule: true },
        // The registry takes changes only from its own pages.
        proxy: [
          {
            context: ['/v1', '/docs', '/releases', '/healthz'],
            target: registry,
            changeOrigin: true,
            headers: { origin: registry },
          },
        ],
      },
    },
  ]
}
