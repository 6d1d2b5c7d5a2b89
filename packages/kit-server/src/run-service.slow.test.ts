import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const module = fileURLToPath(new URL('./run-service.ts', import.meta.url))

/** A service as a process: `start` and `stop` are its code. Gives it once it has said its first word. */
const run = async (start: string, stop = "console.log('stopped')", environment: Record<string, string> = {}) => {
  const code = `
    import { runService } from ${JSON.stringify(module)}
    const stop = async () => { ${stop} }
    await runService('baker', async () => { setInterval(() => {}, 1000); ${start}; return { stop } })`
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', code], {
    env: { ...process.env, ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ended = once(child, 'close').then(([status, signal]) => ({ status, signal, output }))
  await Promise.race([once(child.stdout, 'data'), ended])
  return { child, ended }
}

test('a signal that comes while the service starts stops it once it has started', async () => {
  // On a busy machine a registry answered, was told to stop, and was killed: it listened to signals only after it had also written a file.
  const { child, ended } = await run(`
    console.log('listening')
    await new Promise((resolve) => process.once('SIGTERM', () => setImmediate(resolve)))
    console.log('started')`)
  child.kill('SIGTERM')
  expect(await ended).toEqual({ status: 0, signal: null, output: 'listening\nstarted\nstopped\n' })
})

test('a service that runs is stopped before its process ends', async () => {
  const { child, ended } = await run("console.log('ready')")
  child.kill('SIGINT')
  expect(await ended).toEqual({ status: 0, signal: null, output: 'ready\nstopped\n' })
})

test('a service that cannot start, or cannot stop, says why in one line', async () => {
  const { ended } = await run("throw new Error('no flour')")
  expect(await ended).toEqual({ status: 1, signal: null, output: 'baker: no flour\n' })
  const second = await run("console.log('ready')", "throw new Error('the oven is hot')")
  second.child.kill('SIGTERM')
  expect(await second.ended).toMatchObject({ status: 1, output: 'ready\nbaker: the oven is hot\n' })
})

test('a service loads what traces need only where an OTLP endpoint is set, and names a variable that is wrong', async () => {
  const start = `
    const { createRequire } = await import('node:module')
    const loaded = Object.keys(createRequire('/').cache).filter((file) => file.includes('opentelemetry'))
    console.log(loaded.length > 0 ? 'with' : 'without')`
  const endedWith = async (environment: Record<string, string>) => {
    const { child, ended } = await run(start, '', environment)
    child.kill('SIGTERM')
    return (await ended).output
  }
  expect(await endedWith({})).toBe('without\n')
  expect(await endedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBe('without\n')
  expect(await endedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toBe('with\n')
  expect(await endedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toMatch(/^baker: OTEL_EXPORTER_OTLP_ENDPOINT: /)
})
