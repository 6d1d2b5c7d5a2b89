type Log = { warn: (facts: object, words: string) => void }

/** Does `work` now and then again so long after each end; a failure is logged and the next turn tries anew. */
export const startPeriodicTask = (milliseconds: number, log: Log, work: () => Promise<unknown>) => {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const run = async (): Promise<void> => {
    try {
      await work()
    } catch (error) {
      if (!isStopped) log.warn({ err: error }, 'background work failed')
    }
    if (!isStopped) timer = setTimeout(next, milliseconds)
  }
  let running = run()
  const next = () => {
    running = run()
  }
  return {
    /** Waits for the turn at work, and starts none any more. */
    stop: async (): Promise<void> => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
