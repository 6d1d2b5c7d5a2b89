import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createTimeoutError } from '@jobspan/shared-kit/timing'
import { ReleaseError } from '../federation/release-error.ts'
import { getFailedFileName, getFailurePhase, getFailureReason } from './classify-failure.ts'

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const chunk = 'export const page = 1'
const entry = `sriHashes={7:"${hashOf(chunk)}"}`

const responses = new Map<string, { status: number; body: string } | 'hung'>()
const server = createServer((request, response) => {
  const answer = responses.get(request.url ?? '')
  if (answer !== 'hung') response.writeHead(answer?.status ?? 404).end(answer?.body)
})
let origin = ''

beforeEach(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  responses.set('/remoteEntry.js', { status: 200, body: entry })
  responses.set('/7.js', { status: 200, body: chunk })
})
afterEach(() => {
  responses.clear()
  server.closeAllConnections()
  return new Promise((done) => server.close(done))
})

const chunkFailed = () => Object.assign(new Error('Loading chunk 7 failed.'), { request: `${origin}/7.js` })
const why = (cause: unknown, integrity: string | null = hashOf(entry)) =>
  getFailureReason({
    name: 'mf-search',
    build: 'b1',
    phase: 'expose',
    cause,
    entry: `${origin}/remoteEntry.js`,
    integrity,
  })

describe('the reason of a failure', () => {
  // Each chunk that answered 200 and did not run was once called damaged, and raised an alert: a syntax error, a lost connection.
  it('is no integrity where the chunk is what the entry says', async () => {
    expect(await why(chunkFailed())).toBe('error')
  })

  it('is integrity where a chunk or the entry is another', async () => {
    responses.set('/7.js', { status: 200, body: `${chunk} ` })
    expect(await why(chunkFailed())).toBe('integrity')
    responses.set('/remoteEntry.js', { status: 200, body: `${entry} ` })
    expect(await why(new Error('ScriptNetworkError'))).toBe('integrity')
  })

  it('goes by the kind of hash that the page names, which of the shell’s own files is another', async () => {
    const short = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
    expect(await why(undefined, short(entry))).toBe('error')
    expect(await why(undefined, short(`${entry} `))).toBe('integrity')
  })

  it('is no integrity where the entry cannot tell what the chunk should be', async () => {
    responses.set('/7.js', { status: 200, body: `${chunk} ` })
    responses.set('/remoteEntry.js', { status: 503, body: '' })
    expect(await why(chunkFailed())).toBe('error')
    expect(await why(chunkFailed(), null)).toBe('error')
  })

  it('is the status, the time or the connection that it was', async () => {
    responses.set('/7.js', { status: 503, body: '' })
    expect(await why(chunkFailed())).toBe('status')
    responses.set('/7.js', 'hung')
    expect(await why(chunkFailed())).toBe('timeout')
    expect(await why(new Error('Loading chunk 7 failed.\n(timeout: /7.js)'))).toBe('timeout')
    expect(await why(new Error('ScriptNetworkError: Script "/remoteEntry.js" timed out.'))).toBe('timeout')
    expect(await why(createTimeoutError('no answer within 3600 ms'))).toBe('timeout')
    expect(await why(Object.assign(new Error(), { request: 'http://127.0.0.1:1/7.js' }))).toBe('refused')
  })

  it('is the contract where a release does not fit, and integrity where a hash is missing', async () => {
    expect(await why(new ReleaseError('contract', 'it asks for React 18'), '')).toBe('contract')
    expect(await why(new ReleaseError('missing-hash', 'nothing is known of it', 'web/7.js'), '')).toBe('integrity')
    // As the federation runtime passes it on.
    expect(await why(new Error('#RUNTIME-008: no integrity for /remoteEntry.js'), '')).toBe('integrity')
  })
})

// Whatever failed once an entry was there was one phase: a page's chunk, its texts and the remote's public face alike.
describe('the step that failed', () => {
  const phase = (cause: unknown, of: 'entry' | 'expose' = 'expose') =>
    getFailurePhase({
      name: 'mf-search',
      build: 'b1',
      phase: of,
      cause,
      entry: `${origin}/remoteEntry.js`,
      integrity: null,
    })
  const chunk = (file: string) => Object.assign(new Error('Loading chunk failed.'), { request: `${origin}/b1/${file}` })

  it('is told by the file where one is named', () => {
    expect(phase(chunk('remote.js'))).toBe('expose')
    expect(phase(chunk('12.js'))).toBe('chunk')
    expect(phase(chunk('texts-ja.js'))).toBe('texts')
    expect(phase(chunk('kit-texts.js'))).toBe('texts')
    expect(phase(new ReleaseError('stylesheet', 'it did not load'))).toBe('stylesheet')
  })

  it('is as far as it had come where none is', () => {
    expect(phase(createTimeoutError('late'), 'entry')).toBe('entry')
    expect(phase(createTimeoutError('late'))).toBe('expose')
  })
})

it('names the file that is damaged below its release, whichever address it came from', () => {
  const name = (cause: unknown, base = '/remotes/mf-search/b1') =>
    getFailedFileName({
      name: 'mf-search',
      build: 'b1',
      phase: 'expose',
      cause,
      entry: `${origin}${base}/remoteEntry.js`,
      integrity: 'x',
    })
  const chunk = Object.assign(new Error('Loading chunk failed.'), {
    request: `${origin}/remotes/_r1/mf-search/b1/12.js`,
  })
  expect(name(chunk)).toBe('12.js')
  expect(name(new Error('ScriptNetworkError'), '/remotes/_r2/mf-search/b1')).toBe('remoteEntry.js')
  expect(name(new ReleaseError('missing-hash', 'nothing is known of it', 'web/7.js'))).toBe('web/7.js')
  const entry = `${origin}/remotes/mf-search/b1/remoteEntry.js`
  expect(name(new ReleaseError('missing-hash', 'nothing is known of it', entry))).toBe('remoteEntry.js')
})
