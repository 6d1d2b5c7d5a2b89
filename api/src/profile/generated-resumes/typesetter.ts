import { Worker } from 'node:worker_threads'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { TypstAnswer, TypstJob, TypstWorkerData } from './typst-worker.ts'

const script = new URL('./typst-worker.ts', import.meta.url)

/** A page takes some milliseconds; what takes this long never ends. */
const timeoutMs = 8000
/** More than this many wait too long for one worker. */
const maxWaiting = 40
/** The worker holds about 40 MB of fonts; where nobody needs it, it goes. */
const idleMs = 5 * 60_000

type Waiting = { job: TypstJob; resolve: (bytes: Buffer) => void; reject: (reason: unknown) => void }

export type Typesetter = {
  /**
   * Sets a document of `toTypstInput`. Throws 50101 (503) past 40 at once, after 8 s, where the worker dies, where a font is missing or broken, and
   * where it is closed.
   */
  set(input: string, form: TypstJob['form']): Promise<Buffer>
  close(): Promise<void>
}

/** Starts a thread that sets documents, in the fonts of `listFontFiles` unless given. */
export const startTypstWorker = (fontFiles?: readonly string[]): Worker =>
  new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    workerData: { fontFiles } satisfies TypstWorkerData,
  })

/**
 * Sets documents in one worker thread, one after the other, so that no document holds up the process that answers requests. A worker that does not
 * answer in time is ended, and the next document gets another.
 */
export const createTypesetter = ({
  onFailure,
  limitMs = timeoutMs,
  startWorker = startTypstWorker,
}: {
  /** Told why a worker was ended, or ended by itself; of a font that is missing or broken, with its name. */
  onFailure: (reason: unknown) => void
  limitMs?: number
  startWorker?: () => Worker
}): Typesetter => {
  const queue: Waiting[] = []
  let worker: Worker | undefined
  let current: Waiting | undefined
  let timer: NodeJS.Timeout | undefined
  let lastId = 0
  let isClosed = false

  const settle = (settleOne: (waiting: Waiting) => void) => {
    const settled = current
    current = undefined
    clearTimeout(timer)
    if (settled) settleOne(settled)
    next()
  }
  const end = () => {
    const ended = worker
    worker = undefined
    return ended?.terminate()
  }
  const fail = (reason: unknown) => {
    onFailure(reason)
    void end()
    settle(({ reject }) => reject(new ApiError('unavailable')))
  }
  const start = () => {
    const started = startWorker()
    started.unref()
    started.on('message', (answer: TypstAnswer) => {
      if (answer.id !== current?.job.id) return
      if ('error' in answer) settle(({ reject }) => reject(new Error(answer.error)))
      else settle(({ resolve }) => resolve(Buffer.from(answer.bytes)))
    })
    started.on('error', (error) => worker === started && fail(error))
    started.on('exit', () => worker === started && fail(new Error('The worker ended')))
    return started
  }
  const next = () => {
    if (current) return
    current = queue.shift()
    if (!current) {
      timer = setTimeout(() => void end(), idleMs)
      timer.unref()
      return
    }
    clearTimeout(timer)
    worker ??= start()
    timer = setTimeout(() => fail(new Error('The document took too long')), limitMs)
    worker.postMessage(current.job)
  }

  return {
    set: (input, form) =>
      new Promise((resolve, reject) => {
        if (isClosed || queue.length >= maxWaiting) {
          reject(new ApiError('unavailable'))
          return
        }
        lastId += 1
        queue.push({ job: { id: lastId, input, form }, resolve, reject })
        next()
      }),
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      const unset = [...(current ? [current] : []), ...queue.splice(0)]
      current = undefined
      for (const { reject } of unset) reject(new ApiError('unavailable'))
      await end()
    },
  }
}
