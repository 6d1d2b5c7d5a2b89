import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isRunning } from '../packages/kit-server/src/process-identity.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jobspan-programs-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const path = (file: string) => JSON.stringify(resolve(import.meta.dirname, file))

/** Takes its time to stop, as one does that finishes what is at work. */
const service = `
  import { runService } from ${path('../packages/kit-server/src/run-service.ts')}
  await runService('baker', async () => {
    const work = setInterval(() => {}, 1000)
    console.log('ready')
    return { stop: () => new Promise((resolve) => setTimeout(resolve, 300)) }
  })`
const asArguments = (code: string) => JSON.stringify(['--input-type=module', '--eval', code])

const runScript = (code: string) => {
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval']
  const child = spawn(process.execPath, [...flags, code], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  return { child, said: () => said, ended: once(child, 'exit') }
}

/** A process that runs two services together, once both are ready. */
const startTwo = async (file: string) => {
  const running = runScript(`
    import { createProcessGroup } from ${path('process-group.ts')}
    const programs = createProcessGroup(${JSON.stringify(file)})
    for (const name of ['one', 'two']) programs.run({ name, args: ${asArguments(service)}, env: process.env }).keepAlive()`)
  while (running.said() !== 'ready\nready\n') await once(running.child.stdout, 'data')
  const { programs } = JSON.parse(readFileSync(file, 'utf8')) as { programs: Record<'one' | 'two', number> }
  return { ...running, pids: Object.values(programs) }
}

describe('programs that run together', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('leave no process behind at %s', async (signal) => {
    const file = join(folder, signal)
    const { child, pids, ended } = await startTwo(file)
    expect(pids.map((pid) => isRunning({ pid }))).toEqual([true, true])
    child.kill(signal)
    expect(await ended).toEqual([0, null])
    expect(pids.map((pid) => isRunning({ pid }))).toEqual([false, false])
    expect(() => readFileSync(file)).toThrow('ENOENT')
  })

  // `kill -9` of `npm start` left API, registry and shell running; the next start ended with “port 3000 is in use”.
  it('stop when who started them is killed, and the next start waits until they have', async () => {
    const file = join(folder, 'killed')
    const { child, pids, ended } = await startTwo(file)
    child.kill('SIGKILL')
    await ended
    const next = runScript(`
      import { waitForPreviousRun } from ${path('process-group.ts')}
      await waitForPreviousRun(${JSON.stringify(file)})
      process.exit(7)`)
    expect(await next.ended).toEqual([7, null])
    expect(pids.map((pid) => isRunning({ pid }))).toEqual([false, false])
  })

  it('do not keep a start waiting whose starter still runs', async () => {
    const { child, ended } = await startTwo(join(folder, 'second'))
    const next = runScript(`
      import { waitForPreviousRun } from ${path('process-group.ts')}
      await waitForPreviousRun(${JSON.stringify(join(folder, 'second'))})
      process.exit(7)`)
    expect(await next.ended).toEqual([7, null])
    expect(child.exitCode).toBeNull()
    child.kill('SIGTERM')
    await ended
  })
})

// A database that could not be reached was told by the API and by the registry, a line each and the stack of neither.
it('keeps back what programs write until they are needed; of one that ends before, gives what it complained of', async () => {
  const failing = "console.log('a log line'); console.error('baker: no flour'); process.exitCode = 1"
  const { ended, said } = runScript(`
    import { createProcessGroup } from ${path('process-group.ts')}
    const programs = createProcessGroup()
    const run = (name, args) => programs.run({ name, args, env: process.env })
    const [one, two] = ['one', 'two'].map((name) => run(name, ${asArguments(failing)}))
    const words = await one.failed
    await two.failed
    console.log('said: ' + words)
    const silent = run('silent', ${asArguments('process.exit(3)')})
    console.log('said: ' + (await silent.failed))
    await programs.stop(5)`)
  expect(await ended).toEqual([5, null])
  expect(said()).toBe('said: baker: no flour\nsaid: silent ended with 3\n')
})

// In development an edit that broke the API and the one that mended it: the latter showed up to ten seconds later.
it('starts a program at once that waits for its next turn, when it is told to start anew', async () => {
  const { ended, said } = runScript(`
    import { supervise } from ${path('supervise.ts')}
    const baker = supervise({ name: 'baker', args: ${asArguments('process.exit(1)')}, env: process.env })
    baker.keepAlive()
    while (baker.pid()) await new Promise((resolve) => setImmediate(resolve))
    baker.restart()
    console.log('running: ' + (baker.pid() !== undefined))
    await baker.stop()`)
  await ended
  expect(said()).toContain('running: true')
})
