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

  it('takes a folder for the postings whose titles are searched for, and a site that runs already', () => {
    expect(readOptions(['--jobs', '.', '--seed', '7'])).toMatchObject({
      jobs: 1_000_000,
      relevance: { postings: process.cwd(), origin: null, seed: 7 },
    })
    expect(readOptions(['--port', '4000', '--worst', '20']).relevance).toMatchObject({
      postings: null,
      origin: 'http://127.0.0.1:4000',
      worst: 20,
    })
  })

  it('takes parts of the comparison of search engines, and by when they have to be done', () => {
    expect(readOptions(['--parts', 'times,feeding', '--minutes', '20']).openSearch).toEqual({
      parts: ['feeding', 'times'],
      minutes: 20,
      seconds: 30,
    })
  })

  it.each([
    [['--only', 'paegs'], 'there is no such part'],
    [['--jobs', 'many'], 'whole number'],
    [['--url', 'nowhere'], 'the address of a site'],
    [['--url', 'http://localhost:3000', '--port', '4000'], 'not both'],
    [['--jobs', '.', '--port', '4000'], 'either a folder'],
    [['--examples', 'no-such-file.json'], 'there is no such file'],
    [['--worst', 'most'], 'whole number'],
    [['--parts', 'feeding,tiems'], 'there is no such part'],
    [['--minutes', 'few'], 'a number above 0'],
  ] as const)('says what is wrong with %j', (argv, message) => {
    expect(() => readOptions(argv)).toThrow(message)
  })
})
