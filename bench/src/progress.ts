const started = performance.now()

/** One line on what happens now, with the time since the start, on standard error: standard output holds only tables. */
export const logProgress = (text: string): void => {
  const seconds = Math.floor((performance.now() - started) / 1000)
  const clock = `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
  process.stderr.write(`${clock}  ${text}\n`)
}

/** For loops of known length: says how far it is, at most every five seconds. */
export const createProgressLogger = (what: string, total: number) => {
  const begun = performance.now()
  let last = begun
  return (done: number) => {
    const now = performance.now()
    if (now - last < 5000 || done === 0) return
    last = now
    const left = ((now - begun) / done) * (total - done)
    logProgress(
      `${what}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}, about ${Math.ceil(left / 1000)} s left`,
    )
  }
}
