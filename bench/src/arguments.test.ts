import { describe, expect, it } from '@jest/globals'
import { readOptions } from './arguments.ts'
import { suites } from './measurement.ts'

describe('readOptions', () => {
  it('runs everything on a million jobs unless told otherwise', () => {
    expect(readOptions([])).toMatchObject({ only: suites, quick: false, jobs: 1_000_000, json: false })
  })

  it('takes several parts, in the order in which they run', () => {
    expect(readOptions(['--only', 'clicks,pages', '--only', 'api-embedded', '--quick']).only).toEqual([
      'api-embedded',
      'pages',
      'clicks',
    ])
  })

  it('takes another number of jobs', () => {
    expect(readOptions(['--jobs', '50_000']).jobs).toBe(50_000)
  })

  it.each([
    [['--only', 'paegs'], 'there is no such part'],
    [['--jobs', 'many'], 'whole number'],
  ] as const)('says what is wrong with %j', (argv, message) => {
    expect(() => readOptions(argv)).toThrow(message)
  })
})
