import { explainFileError } from './embedded/file-error.ts'
import { whenOrphaned } from './on-parent-exit.mjs'

type Running = { stop: () => Promise<unknown> }

/**
 * Runs a service as this process, until SIGTERM or SIGINT: then it is stopped and the process ends with code 0. Signals are heard
 * from the first moment, for a service answers before its start has returned: one that comes meanwhile waits for that, where it would
 * have killed the process with its database open. A second signal ends the process at once. With `STOP_WITH_PARENT` in its environment, the
 * process id of whoever started it, it is stopped in the same way when the process that started it is gone, killed without a chance to say so.
 *
 * @param name stands before the one line on standard error that says why the service did not start; the code is 1 then
 * @param start gives what stops the service again, or throws an error whose message is that line
 */
export const runService = async (
  name: string,
  start: (variables: Record<string, string | undefined>) => Promise<Running>,
): Promise<void> => {
  const stopRequested = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
    const { STOP_WITH_PARENT: parent } = process.env
    if (parent) whenOrphaned(resolve, Number(parent))
  })
  try {
    const running = await start(process.env)
    await stopRequested
    await running.stop()
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${name}: ${explainStartError(error)}\n`)
    process.exit(1)
  }
}

/** One line that says why a service did not start. */
const explainStartError = (error: unknown): string => {
  const reason = explainFileError(error)
  const message = error instanceof Error ? error.message : JSON.stringify(error)
  const [line = 'it ended without a reason'] = message.split('\n')
  return reason === undefined || line.includes(reason) ? line : `DATA_DIR: ${reason} (${line})`
}
