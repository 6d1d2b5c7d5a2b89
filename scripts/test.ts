import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createConcurrencyLimiter } from '../shared-kit/src/server/limit-concurrency.ts'

type Step = {
  name: string
  args: readonly string[]
  /**
   * Begins before its turn, beside others, and tells in its turn: `at once` what waits for the network rather than for a core,
   * `two at a time` what keeps one core busy and leaves the other.
   */
  beside?: 'at once' | 'two at a time'
}

const root = join(import.meta.dirname, '..')
const bin = (file: string) => join(root, 'node_modules', file)

/** Everything that must hold, cheapest first; the first failure ends the run. */
const steps: readonly Step[] = [
  { name: 'types', args: [bin('typescript/bin/tsc'), '--noEmit'], beside: 'two at a time' },
  {
    name: 'style',
    args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
    beside: 'two at a time',
  },
  { name: 'import rules', args: [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '.'], beside: 'two at a time' },
  { name: 'unused code', args: [bin('knip/bin/knip.js')], beside: 'two at a time' },
  // What the journeys go through; the contract's step takes its shell.
  { name: 'build', args: [join(root, 'build/build-package.ts')], beside: 'two at a time' },
  { name: 'unit and API tests', args: ['--experimental-vm-modules', bin('jest/bin/jest.js')] },
  {
    name: 'contract with the last releases',
    args: [join(root, 'release-compatibility/check-release-compatibility.ts')],
  },
  { name: 'a browser', args: [join(root, 'e2e/src/install-browser.ts')], beside: 'at once' },
  { name: 'journeys', args: [bin('@playwright/test/cli.js'), 'test', '-c', 'e2e'] },
]

const run = ({ name, args }: Step): Promise<boolean> =>
  new Promise((resolve) => {
    console.log(`\n── ${name}`)
    const child = spawn(process.execPath, [...args], { cwd: root, stdio: 'inherit' })
    child.on('exit', (code) => resolve(code === 0))
  })

const inPairs = createConcurrencyLimiter({ maxConcurrent: 2 })

/** Runs a step beside the others. Gives what waits for its end, then shows what it wrote. */
const runBeside = ({ name, args, beside }: Step): (() => Promise<boolean>) => {
  const output: Buffer[] = []
  const work = () =>
    new Promise<boolean>((resolve) => {
      if (failed) return resolve(false)
      const child = spawn(process.execPath, [...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
      child.on('close', (code) => resolve(code === 0))
    })
  const ended = beside === 'at once' ? work() : inPairs(work)
  return async () => {
    console.log(`\n── ${name}`)
    const isDone = await ended
    process.stdout.write(Buffer.concat(output))
    return isDone
  }
}

let passed = 0
let failed = 0
const begun = new Map(steps.filter(({ beside }) => beside).map((step) => [step, runBeside(step)]))
for (const step of steps) {
  if (await (begun.get(step) ?? (() => run(step)))()) passed++
  else {
    failed++
    console.error(`\n${step.name} failed`)
    break
  }
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
