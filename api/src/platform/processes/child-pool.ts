import { type ChildProcess, fork } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { constants, getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ApiError } from '../errors/api-error.ts'
import type { ErrorName } from '../errors/error-texts.ts'
import { readProcessUsage } from './process-usage.ts'
import { type BusyMembers, createWorkQueue, type QueueLimits } from './work-queue.ts'

/** What a process may read: this program and its packages, and none of the files of members. */
const root = join(import.meta.dirname, '../../../..')
const program = ['api', 'shared-kit', 'packages', 'node_modules', 'package.json'].map((name) => join(root, name))

/** Elsewhere than on Linux each look starts a program. */
const watchIntervalMs = process.platform === 'linux' ? 100 : 1_000
const events = ['message', 'error', 'exit', 'disconnect'] as const
/** Below the service that answers requests: where both want a processor, the service has nine tenths of it. */
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
const childPriority = Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW)

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

export type ChildLimits = QueueLimits & {
  /** The time of a processor that a job may take: on a busy machine it lasts longer, and is no worse for that. */
  processorMs: number
  /** How long a job may last in any case. */
  timeoutMs: number
  heapMb: number
  /** All memory of a process. Typed arrays, native modules and what a file unpacks to lie beside the heap. */
  residentBytes: number
  /** A process ends after this many jobs: 1 where the file of one member must not reach the process of another. */
  jobsPerProcess: number
  /** A process without work ends after this time. */
  idleMs: number
}
type ChildPoolOptions = {
  /** The module of the process: it answers each message with one (`answer-jobs.ts`). */
  script: URL
  /** What its command line names. */
  scriptArguments?: readonly string[]
  /** What each process may read beside this program. */
  readable?: readonly string[]
  /** Whether it loads native modules. */
  hasAddons?: boolean
  limits: ChildLimits
  /** Who has work under way in this pool and in others: a member has one place in all of them. */
  members?: BusyMembers | undefined
  /** What a failure is to the one whose work it was. */
  errors: Record<ChildFailure, ErrorName>
  /** Told why a process ended without an answer. */
  onFailure: (reason: unknown) => void
}
export type Caller = {
  /** Whose work it is: a member has one place. None for work that is the same for everybody. */
  memberId?: number | undefined
  /** Aborts when nobody waits for the answer any longer. */
  signal?: AbortSignal | undefined
}
type RunOptions = Caller & {
  /** A file that this job may read, in a process of its own. */
  readableFile?: string
}
export type ChildPool<Job extends object, Answer> = {
  /**
   * Does a job; one that is given as a function is made when its turn comes, so that large files do not wait in memory. Throws what `errors`
   * names, 40006 (429) where this member has work under way, and 50101 (503) where too many wait, it is closed, or the caller is gone.
   */
  run(job: Job | (() => Promise<Job>), options?: RunOptions): Promise<Answer>
  /** Ends what is under way. */
  close(): void
}
type Worker = {
  child: ChildProcess
  jobs: number
  areThreadsLowered: boolean
  /** When it was last looked at. */
  processorMs: number
  idleTimer?: NodeJS.Timeout
}

const unavailable = () => new ApiError('unavailable', { retryAfterSeconds: 10 })
const errorFor = (name: ErrorName) => (name === 'unavailable' ? unavailable() : new ApiError(name))

/** Where the machine itself has no memory left, Linux ends this process first, and not the service. */
const offerToKernel = (pid: number) => writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined)

const lowerPriority = (id: number) => {
  try {
    setPriority(id, childPriority)
  } catch {
    // It has ended already, which its exit tells, or the system does not allow it.
  }
}

/**
 * Linux shares processors among sessions before it looks at priorities (autogroup, sched(7)): in the session of the service a child takes its
 * turns from it. It has a session of its own, which is lowered as a whole. A system without such groups has no such file, and one that allows
 * few changes at a time is asked again.
 */
const lowerSession = (pid: number) => writeFile(`/proc/${pid}/autogroup`, String(childPriority)).catch(() => undefined)

/** Linux has a priority for each thread: those that started before that of the process was lowered keep the old one. */
const lowerThreads = async (pid: number | undefined) => {
  if (pid === undefined || process.platform !== 'linux') return
  void lowerSession(pid)
  for (const id of await readdir(`/proc/${pid}/task`).catch(() => [])) lowerPriority(Number(id))
}

const startChild = (
  { script, scriptArguments = [], readable = [], hasAddons = false, limits }: ChildPoolOptions,
  readableFiles: readonly string[],
): ChildProcess => {
  const child = fork(fileURLToPath(script), scriptArguments, {
    execArgv: [
      `--max-old-space-size=${limits.heapMb}`,
      '--permission',
      ...(hasAddons ? ['--allow-addons'] : []),
      ...[...program, ...readable, ...readableFiles].map((path) => `--allow-fs-read=${path}`),
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
    ],
    detached: true,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
  })
  if (child.pid !== undefined) {
    lowerPriority(child.pid)
    void lowerSession(child.pid)
    void offerToKernel(child.pid)
  }
  // One without work does not keep the service running; one with work has a timer that does.
  child.unref()
  child.channel?.unref()
  return child
}

const forgetListeners = (child: ChildProcess) => {
  for (const event of events) child.removeAllListeners(event)
}

type Supervision = {
  worker: Worker
  options: ChildPoolOptions
  signal: AbortSignal | undefined
  /** What ends each job that is under way. */
  stops: Set<() => void>
  /** What becomes of the process after its answer, and of one that gave none. */
  afterAnswer(worker: Worker): void
  afterFailure(worker: Worker): void
}

/** Looks now and then how much a process takes. */
const watchUsage = (worker: Worker, limits: ChildLimits, fail: (failure: ChildFailure) => void): NodeJS.Timeout => {
  const { child } = worker
  const before = worker.processorMs
  return setInterval(async () => {
    if (!worker.areThreadsLowered) void lowerThreads(child.pid)
    worker.areThreadsLowered = true
    const usage = await readProcessUsage(child.pid)
    if (!usage) return
    worker.processorMs = usage.processorMs
    if (usage.residentBytes > limits.residentBytes) fail('tooMuchMemory')
    else if (usage.processorMs - before > limits.processorMs) fail('tooSlow')
  }, watchIntervalMs)
}

/** Gives a job to a process and waits for its answer, within its limits. */
const superviseJob = <Answer>(
  job: object,
  { worker, options, signal, stops, afterAnswer, afterFailure }: Supervision,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { child } = worker
    const { limits, errors, onFailure } = options
    worker.jobs += 1
    const finish = (next: (worker: Worker) => void, settle: () => void) => {
      if (!stops.delete(stop)) return
      clearTimeout(timer)
      clearInterval(watch)
      signal?.removeEventListener('abort', stop)
      forgetListeners(child)
      // Node reports here, too, what cannot be sent to a process that has just ended.
      child.on('error', () => undefined)
      next(worker)
      settle()
    }
    const stop = () => finish(afterFailure, () => reject(unavailable()))
    const fail = (failure: ChildFailure, detail = '') =>
      finish(afterFailure, () => {
        onFailure(new Error(`the process of a job ${reasonOf[failure]}${detail}`))
        reject(errorFor(errors[failure]))
      })
    const timer = setTimeout(() => fail('tooSlow'), limits.timeoutMs)
    const watch = watchUsage(worker, limits, fail)
    stops.add(stop)
    signal?.addEventListener('abort', stop, { once: true })
    child.once('message', (answer) => finish(afterAnswer, () => resolve(answer as Answer)))
    child.once('error', (error) => fail('killed', `: ${error.message}`))
    child.once('exit', (code, exitSignal) => {
      const failWithoutAnswer = () => {
        if (exitSignal === null) fail('broken', `: ${code}`)
        else fail(ownSignals.includes(exitSignal) ? 'tooMuchMemory' : 'killed', `: ${exitSignal}`)
      }
      // A process can be gone before its answer was read from the channel, which closes behind it.
      if (child.connected) child.once('disconnect', failWithoutAnswer)
      else failWithoutAnswer()
    })
    // A process that has ended already takes no message; its exit says why.
    if (child.connected) child.send(job, () => undefined)
  })

/** Ends a process. */
const end = ({ child, idleTimer }: Worker): void => {
  clearTimeout(idleTimer)
  child.kill('SIGKILL')
}

/** Processes without work, for the next job. */
const createIdleWorkers = ({ limits }: ChildPoolOptions) => {
  const idle: Worker[] = []
  const remove = (worker: Worker) => {
    const index = idle.indexOf(worker)
    if (index !== -1) idle.splice(index, 1)
  }
  /** Native modules give memory back late, or never. */
  const endIfLarge = async (worker: Worker) => {
    const usage = await readProcessUsage(worker.child.pid)
    if (!usage || usage.residentBytes <= limits.residentBytes / 2 || !idle.includes(worker)) return
    remove(worker)
    end(worker)
  }
  return {
    add(worker: Worker) {
      if (worker.jobs >= limits.jobsPerProcess || !worker.child.connected) return end(worker)
      worker.idleTimer = setTimeout(() => {
        remove(worker)
        end(worker)
      }, limits.idleMs).unref()
      worker.child.once('exit', () => remove(worker))
      idle.push(worker)
      void endIfLarge(worker)
    },
    take(): Worker | undefined {
      const worker = idle.pop()
      if (!worker) return undefined
      clearTimeout(worker.idleTimer)
      forgetListeners(worker.child)
      return worker
    },
    endAll() {
      for (const worker of idle.splice(0)) end(worker)
    },
  }
}

/**
 * Does work that the data of a member can make long, in processes that can be killed. They start with the first job, read this program and no
 * file of members, write no file, start no program, and go on to the next job until they were idle for a while. One that takes too long or too
 * much memory, or whose caller is gone, is killed: whatever the data does to it, the service goes on.
 */
export const createChildPool = <Job extends object, Answer>(options: ChildPoolOptions): ChildPool<Job, Answer> => {
  const queue = createWorkQueue(options.limits, options.members)
  const idle = createIdleWorkers(options)
  const stops = new Set<() => void>()
  let isClosed = false

  const runJob = (job: Job, { signal, readableFile }: RunOptions): Promise<Answer> => {
    const worker = (readableFile === undefined && idle.take()) || {
      child: startChild(options, readableFile === undefined ? [] : [readableFile]),
      jobs: 0,
      areThreadsLowered: false,
      processorMs: 0,
    }
    const canBeUsedAgain = () => readableFile === undefined && !isClosed
    return superviseJob<Answer>(job, {
      worker,
      options,
      signal,
      stops,
      afterAnswer: (done) => (canBeUsedAgain() ? idle.add(done) : end(done)),
      afterFailure: end,
    })
  }

  return {
    run: async (job, runOptions = {}) => {
      const { memberId, signal } = runOptions
      if (isClosed) throw unavailable()
      const leave = await queue.enter(memberId, signal).catch((error) => {
        throw error instanceof ApiError ? error : unavailable()
      })
      try {
        const made = typeof job === 'function' ? await job() : job
        if (isClosed || signal?.aborted) throw unavailable()
        return await runJob(made, runOptions)
      } finally {
        leave()
      }
    },
    close: () => {
      isClosed = true
      for (const stop of [...stops]) stop()
      idle.endAll()
    },
  }
}
