import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { change, publish } from '../testing/publish.ts'
import { createTestRegistry, type TestRegistry } from '../testing/test-registry.ts'

let registry: TestRegistry
let origin: string

beforeAll(async () => {
  registry = await createTestRegistry()
  origin = await registry.app.listen({ port: 0, host: '127.0.0.1' })
  await publish(registry, 'mf-search', 'b1')
}, 120_000)
afterAll(() => registry.close())

/** Reads events off the stream as they come. */
const listen = async (headers: Record<string, string> = {}) => {
  const stopping = new AbortController()
  const response = await fetch(`${origin}/v1/stream`, { headers, signal: stopping.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<{ id: number; country: string; serial: number }> => {
    while (!text.includes('\n\n')) {
      const { value, done } = (await reader?.read()) ?? { done: true, value: '' }
      if (done) throw new Error('the stream ended')
      text += value
    }
    const [event = '', ...rest] = text.split('\n\n')
    text = rest.join('\n\n')
    const data = /^data: (.*)$/m.exec(event)?.[1]
    if (!data) return next()
    expect(event).toContain('event: document')
    return { id: Number(/^id: (\d+)$/m.exec(event)?.[1]), ...JSON.parse(data) }
  }
  return { response, next, leave: () => stopping.abort() }
}

test('tells every country’s serial on connecting, then each change as it is made', async () => {
  const stream = await listen()
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
  const known = new Map<string, number>()
  while (known.size < countries.length) {
    const { country, serial, id } = await stream.next()
    expect(id).toBe(serial)
    known.set(country, serial)
  }
  await change(registry.as('administrator'), 'mf-search', ['sg'], { kind: 'promote', build: 'b1' })
  const received = await stream.next()
  expect(received.country).toBe('sg')
  expect(received.serial).toBeGreaterThan(known.get('sg') ?? 0)
  stream.leave()
})

// A shell that was cut off between two events of one change never received those of its other countries: they bear one serial.
test('goes on with the last change that a listener heard of, in all its countries', async () => {
  const first = await listen()
  for (let index = 0; index < countries.length; index += 1) await first.next()
  await change(registry.as('administrator'), 'mf-search', ['jp', 'hk', 'tw'], { kind: 'promote', build: 'b1' })
  const { id } = await first.next()
  first.leave()
  await change(registry.as('administrator'), 'mf-search', ['my'], { kind: 'promote', build: 'b1' })
  const again = await listen({ 'last-event-id': String(id) })
  const received = [await again.next(), await again.next(), await again.next(), await again.next()]
  expect(
    received
      .slice(0, 3)
      .map(({ country }) => country)
      .toSorted(),
  ).toEqual(['hk', 'jp', 'tw'])
  expect(received.slice(0, 3).map(({ serial }) => serial)).toEqual([id, id, id])
  expect(received[3]).toMatchObject({ country: 'my' })
  again.leave()
})

test('does not keep the registry from closing', async () => {
  const other = await createTestRegistry()
  const address = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`${address}/v1/stream`)
  await other.close()
  await expect(response.text()).resolves.toContain('event: document')
})
