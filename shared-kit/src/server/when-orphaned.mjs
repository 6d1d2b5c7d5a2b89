/**
 * Calls back once what started this process is gone. npm runs a script in a shell and hands SIGTERM to that; where the shell
 * is one that stays beside the script (dash), it dies of it without a word, and the script would run on.
 * No TypeScript, for `scripts/setup.mjs` runs on a Node that reads none.
 */
export const whenOrphaned = (callback) => {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    callback()
  }, 250)
  watch.unref()
}
