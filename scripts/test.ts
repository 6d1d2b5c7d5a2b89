import { spawn } from 'node:child_process'
import { join } from 'node:path'

type Step = {
  name: string
  args: readonly string[]
  /** Waits for the network rather than for a core, so it runs beside the others from the start, and tells in its turn. */
  isBackground?: true
}

const root = join(import.meta.dirname, '..')
const bin = (file: string) => join(root, 'node_modules', file)

/** Everything that must hold, cheapest first; the first failure ends the run. */
const steps: readonly Step[] = [
  { name: 'types', args: [bin('typescript/bin/tsc'), '--noEmit'] },
  { name: 'style', args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'import rules', args: [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '.'] },
  { name: 'unused code', args: [bin('knip/bin/knip.js')] },
  { name: 'unit and API tests', args: ['--experimental-vm-modules', bin('jest/bin/jest.js')] },
  { name: 'contract with the last releases', args: [join(root, 'contract/check.ts')] },
  { name: 'a browser', args: [join(root, 'e2e/src/install-browser.ts')], isBackground: true },
  { name: 'journeys', args: [bin('@playwright/test/cli.js'), 'test', '-c', 'e2e'] },
]

const run = ({ name, args }: Step): Promise<boolean> =>
  new Promise((resolve) => {
    console.log(`\n── ${name}`)
    const child = spawn(process.execPath, [...args], { cwd: root, stdio: 'inherit' })
    child.on('exit', (code) => resolve(code === 0))
  })

/** Runs a step beside the others. Gives what waits for its end, then shows what it wrote. */
const runBeside = ({ name, args }: Step): (() => Promise<boolean>) => {
  const child = spawn(process.execPath, [...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const ended = new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)))
  return async () => {
    console.log(`\n── ${name}`)
    const isDone = await ended
    process.stdout.write(Buffer.concat(output))
    return isDone
  }
}

const beside = new Map(steps.filter(({ isBackground }) => isBackground).map((step) => [step, runBeside(step)]))
let passed = 0
let failed = 0
for (const step of steps) {
  if (await (beside.get(step) ?? (() => run(step)))()) passed++
  else {
    failed++
    console.error(`\n${step.name} failed`)
    break
  }
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
