import { fork } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ApiError } from '../errors/api-error.ts'
import type { ErrorName } from '../errors/error-texts.ts'

/** What a process may read: this program and its packages, and none of the files of members. */
const root = join(import.meta.dirname, '../../../..')
const program = ['api', 'shared-kit', 'node_modules', 'package.json'].map((name) => join(root, name))

const memoryIntervalMs = 100

/** Why a process gave no answer: of itself, for its memory, for its time, or by somebody else. */
type ChildFailure = 'broken' | 'tooMuchMemory' | 'tooSlow' | 'killed'

/** By these signals a process ends itself: V8 has no memory left, or met what it cannot go on with. */
const ownSignals: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS']
const reasonOf: Record<ChildFailure, string> = {
  broken: 'broke',
  tooMuchMemory: 'took too much memory',
  tooSlow: 'took too long',
  killed: 'was killed',
}

export type ChildLimits = {
  timeoutMs: number
  heapMb: number
  /** All memory of a process. Typed arrays and what a file unpacks to lie beside the heap. */
  residentBytes: number
  atOnce: number
  waiting: number
}
type ChildRunnerOptions = {
  /** The module of the process: it takes one message, and answers with one. */
  script: URL
  limits: ChildLimits
  /** What a failure is to the one who sent the file. */
  errors: Record<ChildFailure, ErrorName>
  /** Told why a process ended without an answer. */
  onFailure: (reason: unknown) => void
}
export type ChildRunner<Job extends object, Answer> = {
  /** Throws what `errors` names, and 50101 (503) where too many wait or it is closed. */
  run(job: Job, readableFile?: string): Promise<Answer>
  /** Ends what is under way. */
  close(): void
}

const unavailable = () => new ApiError('unavailable', { retryAfterSeconds: 10 })
const errorFor = (name: ErrorName) => (name === 'unavailable' ? unavailable() : new ApiError(name))

/** The memory of a process in bytes, where the system tells it (Linux). */
const residentBytesOf = async (pid: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}

/** Where the machine itself has no memory left, Linux ends this process first, and not the service. */
const offerToKernel = (pid: number | undefined) =>
  writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined)

const startChild = (script: URL, heapMb: number, readable: string[]) => {
  const child = fork(fileURLToPath(script), {
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      '--permission',
      ...readable.map((path) => `--allow-fs-read=${path}`),
      '--disable-warning=ExperimentalWarning',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
  })
  void offerToKernel(child.pid)
  return child
}

/** Gives out places, in the order in which they were asked for. */
const createPlaces = ({ atOnce, waiting }: ChildLimits) => {
  const queue: (() => void)[] = []
  let taken = 0
  return {
    enter: async (): Promise<void> => {
      if (taken < atOnce) taken += 1
      else {
        if (queue.length >= waiting) throw unavailable()
        // Whoever leaves hands its place on.
        await new Promise<void>((resolve) => queue.push(resolve))
      }
    },
    leave: () => {
      const next = queue.shift()
      if (next) next()
      else taken -= 1
    },
  }
}

/**
 * Does work on the files of strangers, each in a process of its own. It reads this program and the one file, writes no file, starts no program,
 * and is killed where it takes too long or too much memory: whatever a file does to it, the service goes on.
 */
export const createChildRunner = <Job extends object, Answer>({
  script,
  limits,
  errors,
  onFailure,
}: ChildRunnerOptions): ChildRunner<Job, Answer> => {
  const places = createPlaces(limits)
  const stops = new Set<() => void>()
  let isClosed = false

  const runChild = (job: Job, readable: string[]): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const child = startChild(script, limits.heapMb, readable)
      const end = (settle: () => void) => {
        if (!stops.delete(stop)) return
        clearTimeout(timer)
        clearInterval(memory)
        child.kill('SIGKILL')
        settle()
      }
      const stop = () => end(() => reject(unavailable()))
      const fail = (failure: ChildFailure, detail = '') =>
        end(() => {
          onFailure(new Error(`the process of a file ${reasonOf[failure]}${detail}`))
          reject(errorFor(errors[failure]))
        })
      const timer = setTimeout(() => fail('tooSlow'), limits.timeoutMs)
      const memory = setInterval(async () => {
        if ((await residentBytesOf(child.pid)) > limits.residentBytes) fail('tooMuchMemory')
      }, memoryIntervalMs)
      stops.add(stop)
      child.once('message', (answer) => end(() => resolve(answer as Answer)))
      child.once('error', (error) => fail('killed', `: ${error.message}`))
      child.once('exit', (code, signal) => {
        const failWithoutAnswer = () => {
          if (signal === null) fail('broken', `: ${code}`)
          else fail(ownSignals.includes(signal) ? 'tooMuchMemory' : 'killed', `: ${signal}`)
        }
        // A process can be gone before its answer was read from the channel, which closes behind it.
        if (child.connected) child.once('disconnect', failWithoutAnswer)
        else failWithoutAnswer()
      })
      // A process that has ended already takes no message; its exit tells why.
      if (child.connected) child.send(job, () => undefined)
    })

  return {
    run: async (job, readableFile) => {
      if (isClosed) throw unavailable()
      await places.enter()
      try {
        if (isClosed) throw unavailable()
        return await runChild(job, readableFile === undefined ? program : [...program, readableFile])
      } finally {
        places.leave()
      }
    },
    close: () => {
      isClosed = true
      for (const stop of [...stops]) stop()
    },
  }
}
