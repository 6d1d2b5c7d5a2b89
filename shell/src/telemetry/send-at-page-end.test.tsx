import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { sendAtPageEnd } from './send-at-page-end.ts'
import { createTelemetryBuffer } from './telemetry-buffer.ts'

const release = { name: 'mf-search', build: 'v2' }
const ids = { remote: 'mf-search', build: 'v2' }
let beacons: Promise<{ country: string; events: object[] }>[] = []
beforeEach(() => {
  beacons = []
  const sendBeacon = (_url: string, body: Blob) => beacons.push(new Response(body).json())
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon })
  jest.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon')
  jest.restoreAllMocks()
})

const leave = () => {
  dispatchEvent(new Event('pagehide'))
  return Promise.all(beacons)
}

// Telemetry starts 2.5 s after the page has loaded. Visitors who met a broken page had left by then: a canary that threw for everybody went on.
it('a visitor who leaves before telemetry starts counts, and so does what broke for them', async () => {
  const telemetry = createTelemetryBuffer()
  const stop = sendAtPageEnd('sg', telemetry)
  telemetry.recordMount(release)
  telemetry.recordCrash(new TypeError('x'), release)
  const filename = `${location.origin}/remotes/mf-chat/v7/3.js`
  dispatchEvent(new ErrorEvent('error', { error: new RangeError('y'), filename }))
  expect(await leave()).toEqual([
    {
      country: 'sg',
      events: [
        { kind: 'mount', ...ids },
        { kind: 'error', ...ids, name: 'TypeError' },
        { kind: 'error', remote: 'mf-chat', build: 'v7', name: 'RangeError' },
      ],
    },
  ])
  stop()
})

it('a load that the leaving itself may have broken off waits for telemetry, which knows why', async () => {
  const telemetry = createTelemetryBuffer()
  const stop = sendAtPageEnd('sg', telemetry)
  telemetry.recordFailure({ ...release, phase: 'chunk', cause: 'aborted', entry: '', integrity: '' })
  expect(await leave()).toEqual([])
  expect(telemetry.drain()).toHaveLength(1)
  stop()
})
