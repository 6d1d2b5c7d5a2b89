import { type ChildProcess, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { requireFreePort, start, stop, waitFor } from '../child-processes.ts'
import { ports, root, workFolder } from '../paths-and-ports.ts'

const program = join(root, 'scripts/opensearch/start.ts')

/** Why OpenSearch cannot be started here; undefined where it can. */
export const findMissingOpenSearch = (): string | undefined => {
  const { status, stderr } = spawnSync(process.execPath, [program, '--check'], { encoding: 'utf8' })
  return status === 0 ? undefined : stderr.trim()
}

const childrenOf = (pid: number | undefined): number[] => {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
}

/** Megabytes of memory that a process and those that it started hold. */
export const readMemory = (pid: number | undefined): number => {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return 0
  const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1_024
  return childrenOf(pid).reduce((sum, child) => sum + readMemory(child), own)
}

const sizeOf = (path: string): number =>
  statSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
    : statSync(path).size

export type EngineNode = {
  url: string
  /** Where it may keep snapshots. */
  snapshots: string
  pid: () => number | undefined
  /** Megabytes of its files. */
  readDisk: () => number
  /** Ends it at once, with nothing closed, as a power cut would. */
  kill: () => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** OpenSearch with one node of a gigabyte, whose files stay from run to run. */
export const startEngineNode = async (name: string): Promise<EngineNode> => {
  const folder = join(workFolder, name)
  const url = `http://127.0.0.1:${ports.openSearch}`
  const log = join(workFolder, 'logs/opensearch.log')
  let child: ChildProcess | undefined
  const begin = async () => {
    await mkdir(folder, { recursive: true })
    await requireFreePort(ports.openSearch)
    const options = ['--folder', folder, '--port', String(ports.openSearch), '--heap', '1g']
    const started = await start(process.execPath, [program, ...options], log, { stdio: ['pipe', 'pipe', 'pipe'] })
    child = started
    const ready = async () => (await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`)).ok
    await waitFor('OpenSearch', started, ready, { seconds: 300, log })
  }
  await begin()
  return {
    url,
    snapshots: join(folder, 'snapshots'),
    pid: () => child?.pid,
    readDisk: () => sizeOf(join(folder, 'node_1/data')) / 1_048_576,
    kill: async () => {
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      // The program that started it has it as its only child.
      for (const pid of childrenOf(child?.pid)) process.kill(pid, 'SIGKILL')
      await ended
    },
    start: begin,
    stop: async () => {
      const nodes = childrenOf(child?.pid)
      if (child) await stop(child)
      // A large index takes longer to close than its starter is waited for.
      while (nodes.some((pid) => existsSync(`/proc/${pid}`))) await wait(200)
    },
  }
}

/** Asks the engine itself, outside of the API. */
export const askEngine = async (url: string, method: string, path: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(`${url}/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
