/**
 * Calls back once what started this process is gone. npm runs a script in a shell and hands SIGTERM to that; where the shell
 * is one that stays beside the script (dash), it dies of it without a word, and the script would run on.
 * `parent` is that process as it named itself when it started this one: asked for only here it could be gone already, and whoever took
 * this process over would be watched in its place. No TypeScript, for `scripts/setup.mjs` runs on a Node that reads none.
 */
export const whenOrphaned = (callback, parent = process.ppid) => {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    callback()
  }, 250)
  watch.unref()
}
