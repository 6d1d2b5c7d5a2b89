import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname } from 'node:path'

const running = new Set<ChildProcess>()

// Whatever ends this process, nothing that it started stays behind.
process.on('exit', () => {
  // Not by force: a site has programs of its own to end.
  for (const child of running) child.kill('SIGTERM')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([...running].map((child) => stop(child))).then(() => process.exit(130))
  })
}

/** Fails where something listens on the port already: it would be measured in place of what is started here. */
export const requireFreePort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', () => reject(new Error(`port ${port} is in use; does another bench run?`)))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve()))
  })

/** Starts a program whose output goes to `log`. */
export const start = async (command: string, args: string[], log: string, options: SpawnOptions = {}) => {
  await mkdir(dirname(log), { recursive: true })
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const file = createWriteStream(log)
  child.stdout?.pipe(file, { end: false })
  child.stderr?.pipe(file, { end: false })
  running.add(child)
  child.once('exit', () => {
    running.delete(child)
    file.end()
  })
  await once(child, 'spawn')
  return child
}

/** Ends a program with `signal`, and by force where that takes more than ten seconds. */
export const stop = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await gone
  clearTimeout(force)
}

/** Waits until `ready` is true; throws when the program ends before, or after `seconds`. */
export const waitFor = async (
  what: string,
  child: ChildProcess,
  ready: () => Promise<boolean>,
  { seconds, log }: { seconds: number; log: string },
): Promise<void> => {
  const deadline = performance.now() + seconds * 1000
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${what} ended at once; see ${log}`)
    if (await ready().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await stop(child)
  throw new Error(`${what} was not ready within ${seconds} s; see ${log}`)
}

/** Runs a program to its end and gives what it wrote. */
export const run = async (command: string, args: string[], options: SpawnOptions = {}): Promise<string> => {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  const text = Buffer.concat(output).toString()
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}: ${text.trim().slice(-2000)}`)
  return text
}
