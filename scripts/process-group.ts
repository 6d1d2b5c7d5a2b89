import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { explainFileError } from '../packages/kit-server/src/embedded/file-error.ts'
import { isRunning } from '../packages/kit-server/src/process-identity.ts'
import { StartupError } from './startup-error.ts'
import { type Program, type SupervisedProcess, supervise } from './supervise.ts'

export type ProcessGroup = {
  run(program: Program): SupervisedProcess
  all(): readonly SupervisedProcess[]
  /** Ends all of them, then this process. */
  stop(code: number): Promise<void>
}

type PidFile = { pid: number; programs: { [name: string]: number | undefined } }

const readRecord = (file: string): PidFile | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PidFile
  } catch {
    return undefined
  }
}

/**
 * Programs that end together: when this process is told to stop (SIGINT, SIGTERM, SIGHUP), or by `stop`.
 *
 * @param file where it is written which processes run; it stays behind only where this process was killed
 * @param onStopped runs once all of them have ended
 * @throws StartupError where the file cannot be written, before there is a program
 */
export const createProcessGroup = (
  file?: string,
  onStopped: () => Promise<unknown> = async () => undefined,
): ProcessGroup => {
  const programs: SupervisedProcess[] = []
  let stopping = false
  const write = () => {
    if (!file) return
    const running = programs.map((program) => [program.name, program.pid()])
    const record: PidFile = { pid: process.pid, programs: Object.fromEntries(running) }
    // Renamed into place: whoever reads it meanwhile, or after a crash, finds the former file or this one, never half of one.
    try {
      writeFileSync(`${file}.new`, JSON.stringify(record), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    } catch (error) {
      rmSync(`${file}.new`, { force: true })
      throw error
    }
  }
  const writeAgain = () => {
    try {
      write()
    } catch (error) {
      // A disk that is full by now ends no program that runs; the next start may find one of them still there.
      console.error(`cannot write ${file}: ${explainFileError(error) ?? (error as Error).message}`)
    }
  }
  try {
    write()
  } catch (error) {
    throw new StartupError(`DATA_DIR: cannot write ${file}: ${explainFileError(error) ?? (error as Error).message}`)
  }
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    await Promise.all(programs.map((program) => program.stop()))
    await onStopped().catch((error: Error) => console.error(error.message))
    if (file && readRecord(file)?.pid === process.pid) rmSync(file, { force: true })
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  return {
    run: (program) => {
      const supervised = supervise(program, () => queueMicrotask(writeAgain))
      programs.push(supervised)
      return supervised
    },
    all: () => programs,
    stop,
  }
}

/**
 * Waits for programs whose starter was killed: they notice it within a moment and finish what is at work, and till then keep ports and
 * databases. Whose starter runs are left alone, and so are those that do not end: what they keep says so itself.
 *
 * @param file as given to `createProcessGroup`
 */
export const waitForPreviousRun = async (file: string, timeoutMs = 15_000): Promise<void> => {
  const former = readRecord(file)
  if (!former || (former.pid !== process.pid && isRunning({ pid: former.pid }))) return
  const end = Date.now() + timeoutMs
  const left = () => Object.values(former.programs).some((pid) => pid !== undefined && isRunning({ pid }))
  while (left() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50))
}
