import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../../../scripts/opensearch/start.ts', import.meta.url))

/** Why OpenSearch cannot be started here; undefined where it can. */
export const findMissingOpenSearch = (): string | undefined => {
  const { status, stderr } = spawnSync(process.execPath, [program, '--check'], { encoding: 'utf8' })
  return status === 0 ? undefined : stderr.trim()
}

export type TestNode = {
  url: string
  start: () => Promise<void>
  /** Ends it at once, with nothing closed, as a power cut would. */
  kill: () => Promise<void>
  /** Ends one node of several; the first is 1. */
  stopNode: (number: number) => Promise<void>
  close: () => Promise<void>
}

/** Enough of its last errors to see why it did not start. */
const errorLength = 4_000

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A node of its own, or several, in a folder of its own; it can be killed and started again with what it holds. */
export const startTestNode = async ({ nodes = 1 } = {}): Promise<TestNode> => {
  const folder = await mkdtemp(join(tmpdir(), 'opensearch-'))
  const port = await findFreePort()
  let node: ChildProcess | undefined
  const start = async () => {
    const options = ['--folder', folder, '--port', String(port), '--heap', '512m', '--nodes', String(nodes)]
    const started = spawn(process.execPath, [program, ...options], { stdio: ['pipe', 'pipe', 'pipe'] })
    node = started
    let errors = ''
    started.stderr.on('data', (chunk: Buffer) => {
      errors = (errors + chunk).slice(-errorLength)
    })
    await new Promise<void>((resolve, reject) => {
      started.stdout.on('data', (chunk: Buffer) => chunk.includes('ready') && resolve())
      started.once('close', (code) => reject(new Error(`OpenSearch ended with ${code} before it was ready: ${errors}`)))
    })
  }
  const stopNode = async (number: number) => {
    node?.stdin?.write(`stop ${number}\n`)
    const isThere = () =>
      fetch(`http://127.0.0.1:${port + number - 1}`).then(
        () => true,
        () => false,
      )
    while (await isThere()) await setTimeout(200)
  }
  const end = async (send: (running: ChildProcess) => void) => {
    if (!node || node.exitCode !== null) return
    const ended = new Promise((resolve) => node?.once('exit', resolve))
    send(node)
    await ended
  }
  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    start,
    kill: () => end((running) => running.stdin?.write('halt\n')),
    stopNode,
    close: async () => {
      await end((running) => running.kill('SIGTERM'))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
