import { describe, expect, it } from '@jest/globals'
import { correctPath } from './correct-path.ts'

const routes = ['/', '/jobs-hiring/:query', '/job/new', '/job/:slug', '/job/:slug/apply/success'].map((path) => ({
  path,
}))

// Links in capitals, and those with the bracket or the full stop behind them, led to “Page not found”.
describe('a path that leads nowhere as it is', () => {
  it('is put right where it is clear what was meant', () => {
    expect(correctPath(routes, '/JOB/COOK-7')).toBe('/job/COOK-7')
    expect(correctPath(routes, '/Job/cook-7/Apply/success).')).toBe('/job/cook-7/apply/success')
    expect(correctPath(routes, '/job/cook-7/%20')).toBe('/job/cook-7')
    expect(correctPath(routes, '/JOB/new%22%3E')).toBe('/job/new')
  })

  it('stays where it is none all the same', () => {
    for (const path of ['/nope', '/job', '/job/)', '/jobs-hiring//', '/job/cook-7'])
      expect(correctPath(routes, path)).toBeUndefined()
  })
})
