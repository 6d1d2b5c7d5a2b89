import { type ChildProcess, spawn } from 'node:child_process'

export type Program = { name: string; args: readonly string[]; env: Record<string, string> }

export type SupervisedProcess = {
  name: string
  /** The id of the running process; undefined while the program is stopped or waits to be started again. */
  pid(): number | undefined
  /** Resolves with the error output when the program ends before `keepAlive` was called. */
  failed: Promise<string>
  /** Writes the output that was held until now, and from now on writes output at once and starts the program again whenever it ends. */
  keepAlive(): void
  /** Stops the program, which is then started again; where it is already waiting to be started, it starts now. */
  restart(): void
  stop(): Promise<void>
}

const initialBackoffMs = 250
const maxBackoffMs = 10_000
/** A program that ran this long has not failed at once; its next wait is short again. */
const stableAfterMs = 30_000

/**
 * Runs a program and starts it again when it ends, with growing delays. Until `keepAlive` its output is held, so that two programs that fail for
 * the same reason report it once. The program stops by itself when this process is gone.
 */
export const supervise = (program: Program, onLaunch: () => void = () => undefined): SupervisedProcess => {
  let child: ChildProcess | undefined
  let restartsOnExit = false
  let stopping = false
  let wait = initialBackoffMs
  let next: NodeJS.Timeout | undefined
  let bufferedOutput: { chunk: Buffer; out: NodeJS.WriteStream }[] = []
  let fail: (words: string) => void = () => undefined
  const failed = new Promise<string>((resolve) => {
    fail = resolve
  })

  const listen = (chunk: Buffer, out: NodeJS.WriteStream) => {
    if (restartsOnExit) out.write(chunk)
    else bufferedOutput.push({ chunk, out })
  }
  const bufferedErrors = () =>
    Buffer.concat(bufferedOutput.filter(({ out }) => out === process.stderr).map(({ chunk }) => chunk))
      .toString()
      .trim()

  const launch = () => {
    const started = Date.now()
    const running = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...program.args], {
      env: { ...program.env, STOP_WITH_PARENT: String(process.pid) },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C goes to the whole group; programs are stopped by us, in order.
      detached: true,
    })
    child = running
    onLaunch()
    running.stdout.on('data', (chunk: Buffer) => listen(chunk, process.stdout))
    running.stderr.on('data', (chunk: Buffer) => listen(chunk, process.stderr))
    running.once('exit', (code, signal) => {
      child = undefined
      if (stopping) return
      if (!restartsOnExit) {
        // Its last words may still be on their way.
        running.once('close', () => fail(bufferedErrors() || `${program.name} ended with ${signal ?? code}`))
        return
      }
      if (Date.now() - started > stableAfterMs) wait = initialBackoffMs
      console.error(`${program.name} ended (${signal ?? code}); starting it again in ${wait} ms`)
      next = setTimeout(launch, wait)
      wait = Math.min(maxBackoffMs, wait * 2)
    })
  }
  launch()

  return {
    name: program.name,
    pid: () => child?.pid,
    failed,
    keepAlive: () => {
      restartsOnExit = true
      for (const { chunk, out } of bufferedOutput) out.write(chunk)
      bufferedOutput = []
    },
    restart: () => {
      wait = initialBackoffMs
      clearTimeout(next)
      if (child) child.kill('SIGTERM')
      else if (restartsOnExit && !stopping) launch()
    },
    stop: () =>
      new Promise((resolve) => {
        stopping = true
        clearTimeout(next)
        const running = child
        if (!running) return resolve()
        running.once('exit', () => resolve())
        running.kill('SIGTERM')
        setTimeout(() => running.kill('SIGKILL'), 8000).unref()
      }),
  }
}
