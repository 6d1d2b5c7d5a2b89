import { afterEach, expect, jest, test } from '@jest/globals'
import Fastify from 'fastify'
import { loggerOptions } from './logger-options.ts'

afterEach(() => {
  jest.useRealTimers()
})

// 780 bodies that were begun and given up left 2,736 lines with stacks, 1.4 MB: anybody could fill the disk.
test('of requests that were given up the log has one line, without a stack, and how many more there were', () => {
  jest.useFakeTimers()
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const { log } = Fastify({ logger: { ...(loggerOptions('test', 'info') as object), stream } })
  const aborted = () => Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  for (let index = 0; index < 500; index += 1) {
    log.warn({ err: aborted() }, 'request failed')
    log.warn(aborted(), 'response errored')
    log.info({ err: aborted() })
  }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ part: 'test', code: 'ECONNRESET', count: 1 }])
  expect(lines[0]).not.toContain('stack')
  jest.advanceTimersByTime(10_000)
  log.warn({ err: aborted() }, 'request failed')
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ count: 1_500 })
  log.error({ err: new Error('a fault of ours') }, 'request failed')
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({
    msg: 'request failed',
    err: { stack: expect.stringContaining('at ') },
  })
})
