import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createConcurrencyLimiter } from '../shared-kit/src/server/limit-concurrency.ts'

export type Step = {
  name: string
  args: readonly string[]
  /**
   * Begins before its turn, beside others, and tells in its turn: `at once` what waits for the network rather than for a core,
   * `two at a time` what keeps one core busy and leaves the other.
   */
  beside?: 'at once' | 'two at a time'
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

/** Runs a step beside the others. Gives what waits for its end, then shows what it wrote. */
const runBeside = (
  { name, args, beside }: Step,
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
  const ended = beside === 'at once' ? work() : limit(work)
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
    steps.filter(({ beside }) => beside).map((step) => [step, runBeside(step, limit, counts, goesOn)] as const),
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
