import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { whenOrphaned } from '../../packages/kit-server/src/on-parent-exit.mjs'

const hourMs = 60 * 60 * 1000

/**
 * A copy of a site a day, from now on; what keeps one from being made is said, and nothing else comes of it. Each is made by a process of its own,
 * this module, which ends: the memory that it takes would be kept for as long as the site runs. Gives what ends it, where one is being made.
 */
export const makeDailyCopies = (dataDirectory: string): (() => Promise<void>) => {
  let child: ChildProcess | undefined
  const make = () => {
    const args = ['--disable-warning=ExperimentalWarning', import.meta.filename, dataDirectory, String(process.pid)]
    const making = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    child = making
    const forget = () => {
      if (child === making) child = undefined
    }
    making.once('error', forget).once('exit', forget)
  }
  make()
  const timer = setInterval(make, hourMs).unref()
  return async () => {
    clearInterval(timer)
    if (!child) return
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }
}

if (import.meta.main) {
  const [dataDirectory = '', parent] = process.argv.slice(2)
  whenOrphaned(() => process.exit(1), Number(parent))
  process.umask(0o077)
  const { copyDaily } = await import('./site-copies.ts')
  const complaint = await copyDaily(dataDirectory)
  if (complaint !== undefined) console.error(complaint)
}
