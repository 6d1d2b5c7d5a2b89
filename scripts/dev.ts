import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { type Compiler, type Configuration, rspack, type Stats } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { answerByMocks } from '../build/answer-by-mocks.ts'
import { packageConfig } from '../build/build-package.ts'
import { createRemoteBuildManifest } from '../build/create-remote-build-manifest.ts'
import { createShellBuildManifest } from '../build/create-shell-build-manifest.ts'
import { remoteNames } from '../build/packages.ts'
import { whenOrphaned } from '../packages/kit-server/src/on-parent-exit.mjs'
import type { Release } from '../shared-kit/src/contracts/remotes/releases.ts'
import { startDevProxy } from './dev-proxy.ts'
import { lockSite } from './lock-site.ts'
import { assertPortAvailable } from './ports.ts'
import { createProcessGroup, waitForPreviousRun } from './process-group.ts'
import { createDataDirectory, readStartSettings } from './start-settings.ts'
import { StartupError } from './startup-error.ts'
import type { SupervisedProcess } from './supervise.ts'
import { watchFolders } from './watch-folders.ts'

const root = join(import.meta.dirname, '..')
const work = join(root, '.dev')
/** Edits come in bursts; a server starts anew once after each, and not while browsers take the edit over. */
const restartDebounceMs = 750
const statsOptions = { all: false, chunks: true, chunkOrigins: true, entrypoints: true, ids: true } as const

type Package = { name: string; port: number; web: Configuration; node: Configuration; publicPath: string }

/** One package's two builds, written below `.dev` as the release store and the shell's server expect them. */
const packageOf = async (name: string, port: number): Promise<Package> => {
  const config = await packageConfig(name)
  const [web, node] = config({ mode: 'development', build: 'dev' }) as [Configuration, Configuration]
  const folder = name === 'shell' ? join(work, 'shell') : join(work, 'releases', name, 'dev')
  const publicPath = name === 'shell' ? '/assets/' : `/remotes/${name}/dev/`
  return {
    name,
    port,
    publicPath,
    web: { ...web, output: { ...web.output, path: join(folder, 'web'), publicPath } },
    node: { ...node, output: { ...node.output, path: join(folder, 'node') } },
  }
}

/** Serves a browser build with hot reload; resolves with its statistics once it was built for the first time. */
const serve = async ({ web, node, port, publicPath }: Package): Promise<Stats> => {
  const compiler = rspack(web) as Compiler
  const first = new Promise<Stats>((done) => compiler.hooks.done.tap('first', done))
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      // Fonts and pictures that only the server build names.
      static: { directory: node.output?.path ?? '', publicPath, watch: false },
      allowedHosts: 'all',
      devMiddleware: { publicPath },
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
    },
    compiler,
  )
  await server.start()
  return first
}

/** Rebuilds a server build on every edit; `onBuilt` is called for each, the first included. */
const watchNode = ({ node }: Package, onBuilt: () => void): Promise<void> =>
  new Promise((done) => {
    rspack(node).watch({}, (error, stats) => {
      if (error || stats?.hasErrors()) console.error(error ?? stats?.toString({ all: false, errors: true }))
      else onBuilt()
      done()
    })
  })

const describeRelease = async ({ name }: Package, stats: Stats): Promise<Release | undefined> => {
  const details = stats.toJson(statsOptions)
  if (name === 'shell') {
    await mkdir(join(work, 'shell/web'), { recursive: true })
    await writeFile(
      join(work, 'shell/shell.json'),
      JSON.stringify(await createShellBuildManifest(join(work, 'shell'), 'dev', details)),
    )
    return undefined
  }
  return { ...(await createRemoteBuildManifest(join(root, name), 'dev', details, {})), files: {} }
}

/** What both servers run of the kit, straight from its sources. */
const serverKitFolders = ['shared-kit/src/contracts', 'packages/kit-server/src'].map((name) => join(root, name))

/** Gives what has a program start anew once edits have calmed down. */
const debounceRestart = (program: () => SupervisedProcess | undefined): (() => void) => {
  let calm: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(calm)
    calm = setTimeout(() => program()?.restart(), restartDebounceMs)
  }
}

/** Answers for the back ends of remotes by their mocks. */
const serveMocks = (port: number): void => {
  createServer((request, response) => {
    const remote = /^\/api\/x\/(mf-[a-z0-9-]+)\//.exec(request.url ?? '')?.[1]
    if (remote && remoteNames.includes(remote)) void answerByMocks(join(root, remote), request, response)
    else response.writeHead(404).end()
  }).listen(port, '127.0.0.1')
}

const start = async () => {
  const settings = readStartSettings(process.env)
  createDataDirectory(settings.dataDir)
  await mkdir(work, { recursive: true })
  const record = join(work, 'dev.json')
  await waitForPreviousRun(record)
  await assertPortAvailable('PORT', settings.port)
  await assertPortAvailable('API_PORT', settings.apiPort)
  const packages = await Promise.all(
    ['shell', ...remoteNames].map((name, index) => packageOf(name, settings.port + 11 + index)),
  )
  for (const { name, port } of packages) await assertPortAvailable(`development server of ${name}`, port)
  const shellPort = settings.port + 10
  await assertPortAvailable('the shell’s server', shellPort)
  const mocksPort = settings.port + 9
  await assertPortAvailable('mocks of back ends', mocksPort)
  serveMocks(mocksPort)

  const development = {
    ...settings.env,
    NODE_ENV: 'development',
    STAND_INS: settings.env.STAND_INS ?? 'loopback',
    LOG_LEVEL: settings.env.LOG_LEVEL ?? 'warn',
  }
  const leaveSite = await lockSite(settings.dataDir, !settings.env.DATABASE_URL)
  const programs = createProcessGroup(record, leaveSite)
  if (settings.env.STOP_WITH_PARENT) {
    whenOrphaned(() => void programs.stop(0), Number(settings.env.STOP_WITH_PARENT))
  }
  const api = programs.run({ name: 'api', args: [join(root, 'api/src/main.ts')], env: development })
  api.keepAlive()
  let shell: SupervisedProcess | undefined
  const restartShell = debounceRestart(() => shell)
  watchFolders(
    [join(root, 'api/src'), join(root, 'api/drizzle'), join(root, 'demo/src'), ...serverKitFolders],
    debounceRestart(() => api),
  )
  watchFolders([join(root, 'shell/server'), ...serverKitFolders], restartShell)

  const releases: Release[] = []
  for (const each of packages) {
    await watchNode(each, restartShell)
    const release = await describeRelease(each, await serve(each))
    if (release) releases.push(release)
  }
  const releasesFile = join(work, 'releases.json')
  await writeFile(releasesFile, JSON.stringify({ releases }))
  shell = programs.run({
    name: 'shell',
    args: [join(root, 'shell/server/main.ts')],
    env: {
      ...development,
      PORT: String(shellPort),
      HOST: '127.0.0.1',
      DATA_DIR: work,
      DEV_RELEASES: releasesFile,
      SITE_ENVIRONMENT: 'development',
      BACKEND_MOCKS_ORIGIN: `http://127.0.0.1:${mocksPort}`,
      SHELL_DIST: join(work, 'shell'),
    },
  })
  shell.keepAlive()
  await startDevProxy({
    port: settings.port,
    host: settings.env.HOST ?? '127.0.0.1',
    servers: packages,
    shell: shellPort,
  })
  console.log(`ready ${settings.publicOrigin} (edits show by themselves)`)
}

start().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
})
