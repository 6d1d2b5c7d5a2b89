import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ReplicatedPostgres, startReplicatedPostgres } from '@jobspan/kit-server/testing'
import { requireFreePort, run, start, stop, waitFor } from '../child-processes.ts'
import { ports, root, workFolder } from '../paths-and-ports.ts'
import { logProgress } from '../progress.ts'

type Child = Awaited<ReturnType<typeof start>>

/** A program that can be killed and started again. */
type Replica = {
  name: string
  port: number
  start: () => Promise<void>
  kill: () => Promise<void>
  /** As an operator stops it: what is at work is finished. */
  stop: () => Promise<void>
}

export type ReplicatedSite = {
  /** The proxy's, for visitors. */
  origin: string
  registryOrigin: string
  /** Of the registry's administrator. */
  token: string
  replicas: Replica[]
  postgres: ReplicatedPostgres
  close: () => Promise<void>
}

const parts = ['shell', 'api', 'registry'] as const
type Part = (typeof parts)[number]

const files = { shell: 'shell/server/main.ts', api: 'api/src/main.ts', registry: 'registry/src/main.ts' }
const ready = { shell: 'livez', api: 'healthz', registry: 'healthz' }
const portOf = (part: Part, index: number): number => ports.replicas + 3 + parts.indexOf(part) * 2 + index
const proxyPorts = { shell: ports.replicas, api: ports.replicas + 1, registry: ports.replicas + 2 }
const originOf = (port: number) => `http://127.0.0.1:${port}`

const environmentOf = (folder: string, postgres: ReplicatedPostgres) => {
  const common = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PUBLIC_ORIGIN: `http://localhost:${proxyPorts.shell}`,
    // One machine plays all visitors here.
    RATE_LIMIT_FACTOR: '1000000',
    DATABASE_URL: postgres.primary.url,
    MIGRATE_ON_START: '0',
  }
  const shared = join(folder, 'shared')
  return (part: Part, index: number): NodeJS.ProcessEnv => {
    const port = String(portOf(part, index))
    if (part === 'api')
      return { ...common, DATA_DIR: shared, API_PORT: port, DATABASE_REPLICA_URL: postgres.standby.url }
    if (part === 'registry') return { ...common, DATA_DIR: shared, REGISTRY_PORT: port }
    return {
      ...common,
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, `shell-${index}`),
      API_ORIGIN: originOf(proxyPorts.api),
      REGISTRY_ORIGIN: originOf(proxyPorts.registry),
      REGISTRY_TOKEN_FILE: join(shared, 'registry/tokens/shell'),
      REGISTRY_KEYS_FILE: join(shared, 'registry/public-keys.json'),
    }
  }
}

/** The proxy as it is deployed, on ports of the bench and before replicas on this machine. */
const startProxy = async (folder: string, log: string): Promise<Child> => {
  const home = join(folder, 'nginx')
  await cp(join(root, 'deploy/nginx'), home, { recursive: true })
  // Its workers are another account.
  await chmod(home, 0o711)
  const deployed = await readFile(join(home, 'nginx.conf'), 'utf8')
  const listens = { 8080: proxyPorts.shell, 8081: proxyPorts.api, 8082: proxyPorts.registry }
  const configuration = Object.entries(listens).reduce(
    (text, [from, to]) => text.replace(`listen ${from}`, `listen 127.0.0.1:${to}`),
    deployed.replaceAll('/tmp/', `${home}/`),
  )
  await writeFile(join(home, 'nginx.conf'), configuration)
  const upstreamOf = (name: string, part: Part) => {
    const servers = [0, 1].map((index) => `  server 127.0.0.1:${portOf(part, index)} max_fails=2 fail_timeout=1s;\n`)
    return `upstream ${name} {\n  zone ${name} 64k;\n${servers.join('')}  keepalive 32;\n}\n`
  }
  await writeFile(
    join(home, 'upstreams.conf'),
    upstreamOf('shells', 'shell') + upstreamOf('apis', 'api') + upstreamOf('registries', 'registry'),
  )
  const nginx = '/usr/sbin/nginx'
  const child = await start(nginx, ['-p', home, '-c', join(home, 'nginx.conf'), '-g', 'daemon off;'], log)
  await waitFor('nginx', child, async () => (await fetch(originOf(proxyPorts.shell))).status > 0, { seconds: 10, log })
  return child
}

/** A primary with a hot standby, and two each of registry, API and shell behind nginx, started one after another as a deployment does. */
export const startReplicatedSite = async (): Promise<ReplicatedSite> => {
  const folder = join(workFolder, 'replicas')
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'shared'), { recursive: true })
  const logOf = (name: string) => join(workFolder, 'logs', `replicas-${name}.log`)
  logProgress('a primary and its standby')
  const postgres = await startReplicatedPostgres({ isDurable: true })
  const environment = environmentOf(folder, postgres)
  const children = new Map<string, Child>()
  const close = async () => {
    for (const child of [...children.values()].reverse()) await stop(child)
    await postgres.close()
  }
  const replicaOf = (part: Part, index: number): Replica => {
    const name = `${part}-${index + 1}`
    const port = portOf(part, index)
    return {
      name,
      port,
      start: async () => {
        const options = { cwd: root, env: environment(part, index) }
        const log = logOf(name)
        const child = await start(process.execPath, [join(root, files[part])], log, options)
        children.set(name, child)
        const isReady = async () => (await fetch(`${originOf(port)}/${ready[part]}`)).ok
        await waitFor(name, child, isReady, { seconds: 120, log })
      },
      kill: async () => stop(children.get(name) as Child, 'SIGKILL'),
      stop: async () => stop(children.get(name) as Child),
    }
  }
  try {
    for (const port of Array.from({ length: 9 }, (_, index) => ports.replicas + index)) await requireFreePort(port)
    for (const part of ['api', 'registry'] as const)
      await run(process.execPath, [join(root, files[part]), 'migrate'], { cwd: root, env: environment(part, 0) })
    children.set('nginx', await startProxy(folder, logOf('nginx')))
    const replicas = (['registry', 'api', 'shell'] as const).flatMap((part) => [replicaOf(part, 0), replicaOf(part, 1)])
    const tokenFile = join(folder, 'shared/registry/tokens/administrator')
    for (const replica of replicas) {
      if (replica.name === 'shell-1') {
        logProgress('publishing the remotes')
        const env = {
          ...process.env,
          JOBSPAN_REGISTRY: originOf(proxyPorts.registry),
          DATA_DIR: join(folder, 'shared'),
        }
        await run(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root })
        await run(process.execPath, [join(root, 'scripts/publish-releases.ts'), tokenFile], { cwd: root, env })
      }
      logProgress(`starting ${replica.name}`)
      await replica.start()
    }
    const token = (await readFile(tokenFile, 'utf8')).trim()
    const [origin, registryOrigin] = [originOf(proxyPorts.shell), originOf(proxyPorts.registry)]
    return { origin, registryOrigin, token, replicas, postgres, close }
  } catch (error) {
    await close()
    throw error
  }
}
