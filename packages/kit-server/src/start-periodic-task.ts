type Log = { warn: (facts: object, message: string) => void }

/** `name` says in the log which task failed; the interval runs from the end of one run to the start of the next. */
export type PeriodicTask = { name: string; intervalMs: number; run: () => Promise<unknown> }

/** Runs the task now and then again and again. A failure is logged, and the next run tries again. */
export const startPeriodicTask = ({ name, intervalMs, run }: PeriodicTask, log: Log) => {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const runOnce = async (): Promise<void> => {
    try {
      await run()
    } catch (error) {
      if (!isStopped) log.warn({ err: error, task: name }, 'background task failed')
    }
    if (!isStopped) timer = setTimeout(next, intervalMs)
  }
  let running = runOnce()
  const next = () => {
    running = runOnce()
  }
  return {
    /** Waits for the run in progress; no other run starts. */
    stop: async (): Promise<void> => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
