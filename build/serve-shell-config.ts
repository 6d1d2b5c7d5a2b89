import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join, resolve } from 'node:path'
import type { Compiler, Configuration, Stats } from '@rspack/core'
import { assertPortAvailable } from '../scripts/ports.ts'
import type { BuildEnv } from './bundle-config.ts'
import { createShellBuildManifest } from './create-shell-build-manifest.ts'

const root = join(import.meta.dirname, '..')

type Options = { folder: string; port: number; serverPort: number }

/** Starts the shell's server once both bundles are compiled, and restarts it after each new compilation of the server's bundle. */
class ShellServerPlugin {
  readonly #options: Options
  #web: Stats | undefined
  #hasServerBundle = false
  #child: ChildProcess | undefined

  constructor(options: Options) {
    this.#options = options
    process.once('exit', () => this.#child?.kill())
  }

  apply(compiler: Compiler): void {
    const isWeb = compiler.options.name === 'shell:web'
    compiler.hooks.done.tapPromise(ShellServerPlugin.name, async (stats) => {
      if (stats.hasErrors()) return
      if (isWeb) this.#web = stats
      else this.#hasServerBundle = true
      // The browser's bundle updates itself in the open pages.
      if (isWeb && this.#child) return
      if (this.#web && this.#hasServerBundle) await this.#restart(this.#web)
    })
  }

  async #restart(web: Stats): Promise<void> {
    const { folder, port, serverPort } = this.#options
    const stats = web.toJson({ all: false, chunks: true, chunkOrigins: true, entrypoints: true, ids: true })
    await writeFile(join(folder, 'shell.json'), JSON.stringify(await createShellBuildManifest(folder, 'dev', stats)))
    const dataDir = resolve(root, process.env.DATA_DIR || '.data')
    this.#child?.kill()
    this.#child = spawn(process.execPath, [join(root, 'shell/server/main.ts')], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        LOG_LEVEL: 'warn',
        // What `npm start` wrote for its own shell.
        REGISTRY_KEYS_FILE: join(dataDir, 'registry/public-keys.json'),
        REGISTRY_TOKEN_FILE: join(dataDir, 'registry/tokens/shell'),
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(serverPort),
        PUBLIC_ORIGIN: `http://localhost:${port}`,
        DATA_DIR: join(folder, 'data'),
        SHELL_DIST: folder,
      },
    })
  }
}

const isOfDevServer = (path: string) => path.startsWith('/assets/') || path === '/ws'

/**
 * The development server of the shell. The remotes, the API and the registry are those of a site that runs already (`npm start`); the shell
 * and its server are compiled here.
 */
export const createServeShellConfig = async (
  bundles: (env: BuildEnv) => Configuration[],
  port = 4010,
): Promise<Configuration[]> => {
  const serverPort = port + 1
  await assertPortAvailable('--port', port)
  await assertPortAvailable('the port after it', serverPort)
  const folder = join(root, '.dev/serve-shell')
  for (const name of ['web', 'node', 'data']) await mkdir(join(folder, name), { recursive: true })
  const plugin = new ShellServerPlugin({ folder, port, serverPort })
  console.log(`the shell  http://localhost:${port}  (remotes and data come from the site that \`npm start\` runs)`)
  const [web = {}] = bundles({ mode: 'development', build: 'dev' })
  // The server runs as in production, with the registry's remotes, and so does React there.
  const [, node = {}] = bundles({ mode: 'production', build: 'dev' })
  return [web, node].map((config, index) => ({
    ...config,
    output: { ...config.output, path: join(folder, index === 0 ? 'web' : 'node') },
    plugins: [...(config.plugins ?? []), plugin],
    lazyCompilation: false,
    devServer:
      index === 0
        ? {
            host: '127.0.0.1',
            port,
            hot: true,
            liveReload: false,
            static: { directory: join(folder, 'node'), publicPath: '/assets/', watch: false },
            client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
            // The server reads its own bundle from there.
            devMiddleware: { writeToDisk: (file: string) => file.startsWith(join(folder, 'node')) },
            proxy: [
              {
                pathFilter: (path: string, _request: IncomingMessage) => !isOfDevServer(path),
                target: `http://127.0.0.1:${serverPort}`,
                xfwd: true,
                ws: true,
              },
            ],
          }
        : false,
  }))
}
