import { type ChildProcess, spawn } from 'node:child_process'

type Program = { name: string; args: readonly string[]; env: Record<string, string>; onOutput?(line: string): void }

export type Supervised = {
  /** Resolves with the last words of a program that ended before it was told that it is needed. */
  failed: Promise<string>
  /** From now on a program that ends is started again. */
  keepAlive(): void
  restart(): void
  stop(): Promise<void>
}

const firstWait = 250
const longestWait = 10_000
/** A program that ran this long has not failed at once; its next wait is short again. */
const steady = 30_000

/** Runs a program and starts it again when it ends, with growing pauses. */
export const supervise = (program: Program): Supervised => {
  let child: ChildProcess | undefined
  let kept = false
  let stopping = false
  let wait = firstWait
  let lastWords = ''
  let fail: (words: string) => void = () => undefined
  const failed = new Promise<string>((resolve) => {
    fail = resolve
  })

  const listen = (chunk: Buffer, out: NodeJS.WriteStream) => {
    const text = chunk.toString()
    lastWords = text.trim().split('\n').at(-1) ?? lastWords
    if (program.onOutput) for (const line of text.split('\n')) program.onOutput(line)
    else out.write(text)
  }

  const launch = () => {
    const started = Date.now()
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...program.args], {
      env: program.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C goes to the whole group; programs are stopped by us, in order.
      detached: true,
    })
    child.stdout?.on('data', (chunk: Buffer) => listen(chunk, process.stdout))
    child.stderr?.on('data', (chunk: Buffer) => listen(chunk, process.stderr))
    child.once('exit', (code, signal) => {
      child = undefined
      if (stopping) return
      if (!kept) return fail(lastWords || `${program.name} ended with ${signal ?? code}`)
      if (Date.now() - started > steady) wait = firstWait
      console.error(`${program.name} ended (${signal ?? code}); starting it again in ${wait} ms`)
      setTimeout(() => !stopping && launch(), wait)
      wait = Math.min(longestWait, wait * 2)
    })
  }
  launch()

  return {
    failed,
    keepAlive: () => {
      kept = true
    },
    restart: () => {
      wait = firstWait
      child?.kill('SIGTERM')
    },
    stop: () =>
      new Promise((resolve) => {
        stopping = true
        const running = child
        if (!running) return resolve()
        running.once('exit', () => resolve())
        running.kill('SIGTERM')
        setTimeout(() => running.kill('SIGKILL'), 8000).unref()
      }),
  }
}
