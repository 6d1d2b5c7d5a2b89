import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createConcurrencyLimiter } from '../packages/kit-server/src/concurrency-limiter.ts'

export type Step = {
  name: string
  args: readonly string[]
  /**
   * Runs in parallel with other steps, and shows its output in its order. `unlimited` is for a step that waits for the network; of `limited` steps,
   * which keep a core busy, two run at a time. Without it, a step begins once the one before it has ended.
   */
  parallel?: 'unlimited' | 'limited'
}

export const root = join(import.meta.dirname, '..')
/** A file of an installed package. */
export const bin = (file: string): string => join(root, 'node_modules', file)

/** Runs a step, and shows at once what it writes. */
const run = ({ name, args }: Step): Promise<boolean> =>
  new Promise((resolve) => {
    console.log(`\n── ${name}`)
    const child = spawn(process.execPath, [...args], { cwd: root, stdio: 'inherit' })
    child.on('exit', (code) => resolve(code === 0))
  })

type Run = { passed: number; failed: number }

/** Starts a step in parallel with others. Gives a function that waits for its end and shows its output. */
const startParallel = (
  { name, args, parallel }: Step,
  limit: (work: () => Promise<boolean>) => Promise<boolean>,
  counts: Run,
  goesOn: boolean,
): (() => Promise<boolean>) => {
  const output: Buffer[] = []
  const work = () =>
    new Promise<boolean>((resolve) => {
      if (counts.failed && !goesOn) return resolve(false)
      const child = spawn(process.execPath, [...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
      child.on('close', (code) => resolve(code === 0))
    })
  const ended = parallel === 'unlimited' ? work() : limit(work)
  return async () => {
    console.log(`\n── ${name}`)
    const isDone = await ended
    process.stdout.write(Buffer.concat(output))
    return isDone
  }
}

/**
 * Runs the steps in their order, and tells how long each was waited for. The first failure ends the run, unless the others are worth
 * knowing as well.
 */
export const runSteps = async (steps: readonly Step[], goesOn = false): Promise<Run> => {
  const counts: Run = { passed: 0, failed: 0 }
  const limit = createConcurrencyLimiter({ maxConcurrent: 2 })
  const begun = new Map(
    steps.filter(({ parallel }) => parallel).map((step) => [step, startParallel(step, limit, counts, goesOn)] as const),
  )
  for (const step of steps) {
    const start = Date.now()
    const isDone = await (begun.get(step) ?? (() => run(step)))()
    console.log(`${step.name}: ${((Date.now() - start) / 1000).toFixed(1)} s`)
    if (isDone) counts.passed++
    else {
      counts.failed++
      console.error(`\n${step.name} failed`)
      if (!goesOn) break
    }
  }
  return counts
}
