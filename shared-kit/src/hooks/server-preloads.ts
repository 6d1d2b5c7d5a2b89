const key = Symbol.for('jobspan.server-preloads')
type Holder = { [key]?: Set<Promise<unknown>> }

/** One set for the process: every remote brings a copy of this file. */
const preloadsOf = (holder: Holder): Set<Promise<unknown>> => {
  holder[key] ??= new Set()
  return holder[key]
}

/** Notes that a module was asked for ahead of need, until it is here or has failed. */
export const notePreload = (preload: Promise<unknown>): void => {
  const preloads = preloadsOf(globalThis as Holder)
  preloads.add(preload)
  void preload.then(() => preloads.delete(preload))
}

/** Waits for modules that were asked for ahead of need, at most for so many milliseconds. */
export const waitForPreloads = async (deadline: number): Promise<void> => {
  const preloads = preloadsOf(globalThis as Holder)
  if (preloads.size === 0) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, deadline)
  })
  await Promise.race([Promise.all(preloads), late])
  clearTimeout(timer)
}
