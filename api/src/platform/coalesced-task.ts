import { sleep } from '@jobspan/shared-kit/timing'

/**
 * Runs a task one run at a time: a call during a run starts one more run after it, however many calls come. `pauseMs` lies between two runs, so
 * that of many calls a second the later ones share a run.
 */
export const createCoalescedTask = (task: () => Promise<unknown>, pauseMs: number) => {
  let hasPendingWork = false
  let running: Promise<void> | undefined

  const runWhilePending = async () => {
    while (hasPendingWork) {
      hasPendingWork = false
      await task()
      await sleep(pauseMs)
    }
  }
  return {
    run: (): Promise<void> => {
      hasPendingWork = true
      running ??= runWhilePending().finally(() => {
        running = undefined
      })
      return running
    },
    /** Waits for the run in progress, whatever comes of it. Call `run` no more after it. */
    close: async (): Promise<void> => {
      await running?.catch(() => undefined)
    },
  }
}
