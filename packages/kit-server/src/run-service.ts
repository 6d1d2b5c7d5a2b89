import './resolve-drizzle.ts'
import { explainFileError } from './embedded/file-error.ts'
import { whenOrphaned } from './on-parent-exit.mjs'
import { isTracingSet } from './tracing/tracing-settings.ts'

type Running = { stop: () => Promise<unknown> }

/** How long the last traces may take to be sent once a service has stopped. */
const lastTracesTimeoutMs = 2_000

/** Traces what the service does where an OTLP endpoint is set. Nothing is loaded where none is. */
const startTracingWhereSet = async (name: string): Promise<() => Promise<unknown>> => {
  if (!isTracingSet(process.env)) return async () => undefined
  const { startTracing } = await import('./tracing/start-tracing.ts')
  const stopTracing = startTracing(name)
  const timeout = () => new Promise((resolve) => setTimeout(resolve, lastTracesTimeoutMs))
  // A collector that is away is no reason for a code other than 0.
  return () => Promise.race([stopTracing().catch(() => undefined), timeout()])
}

/**
 * Runs a service as this process, until SIGTERM or SIGINT: then it is stopped and the process ends with code 0. Signals are listened to
 * from the first moment, for a service answers before its start has returned: one that comes meanwhile waits for that, where it would
 * have killed the process with its database open. A second signal ends the process at once. With `STOP_WITH_PARENT` in its environment, the
 * process id of whoever started it, it is stopped in the same way when the process that started it is gone, killed without a chance to say so. With
 * `COMPILE_ONLY` it ends at once: its modules are loaded, and what Node compiled is kept for the next process.
 *
 * @param name precedes the one line on standard error that says why the service did not start; the code is 1 then
 * @param start gives what stops the service again, or throws an error whose message is that line
 */
export const runService = async (
  name: string,
  start: (variables: Record<string, string | undefined>) => Promise<Running>,
): Promise<void> => {
  if (process.env.COMPILE_ONLY) process.exit(0)
  keepFilesPrivate()
  const stopRequested = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
    const { STOP_WITH_PARENT: parent } = process.env
    if (parent) whenOrphaned(resolve, Number(parent))
  })
  try {
    const stopTracing = await startTracingWhereSet(name)
    const running = await start(process.env)
    await stopRequested
    await running.stop()
    await stopTracing()
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${name}: ${explainStartError(error)}\n`)
    process.exit(1)
  }
}

/**
 * Runs a command of a service to its end: code 0, or 1 with one line on standard error that says what is wrong.
 *
 * @param run gives the line that says what was done
 */
export const runCommand = async (
  name: string,
  run: (variables: Record<string, string | undefined>) => Promise<string>,
): Promise<void> => {
  keepFilesPrivate()
  try {
    process.stdout.write(`${name}: ${await run(process.env)}\n`)
  } catch (error) {
    process.stderr.write(`${name}: ${explainStartError(error)}\n`)
    process.exitCode = 1
  }
}

/** What a service writes is members' files, keys and the like: for the account that it runs as, and nobody else. */
const keepFilesPrivate = () => process.umask(0o077)

/** One line that says why a service did not start. */
const explainStartError = (error: unknown): string => {
  const reason = explainFileError(error)
  const message = error instanceof Error ? error.message : JSON.stringify(error)
  const [line = 'it ended without a reason'] = message.split('\n')
  return reason === undefined || line.includes(reason) ? line : `DATA_DIR: ${reason} (${line})`
}
