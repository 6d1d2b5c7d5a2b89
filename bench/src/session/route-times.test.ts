import { describe, expect, it } from '@jest/globals'
import { quantileBetween, routeTimes } from './route-times.ts'

const seen: { route: string; status: number; milliseconds: number }[] = []
const answered = (route: string, status: number, milliseconds: number) => seen.push({ route, status, milliseconds })

/** As prom-client writes a histogram: each bucket counts all that took at most as long. */
const read = () => {
  const series = new Set(seen.map(({ route, status }) => `method="GET",route="${route}",status="${status}"`))
  const lines = [...series].flatMap((labels) =>
    [0.001, 0.002, 0.004, Number.POSITIVE_INFINITY].map((end) => {
      const count = seen.filter(
        ({ route, status, milliseconds }) =>
          labels === `method="GET",route="${route}",status="${status}"` && milliseconds <= end * 1000,
      ).length
      const le = Number.isFinite(end) ? end : '+Inf'
      return `http_request_duration_seconds_bucket{le="${le}",${labels}} ${count}`
    }),
  )
  return routeTimes(['# HELP http_request_duration_seconds Time to answer', ...lines, ''].join('\n'), '/me')
}

describe('times of a route', () => {
  it('are those of its good answers between two readings', () => {
    for (let index = 0; index < 50; index += 1) answered('/me', 200, 3)
    const before = read()
    for (let index = 0; index < 90; index += 1) answered('/me', 200, 0.5)
    for (let index = 0; index < 10; index += 1) answered('/me', 200, 1.5)
    for (let index = 0; index < 90; index += 1) answered('/me', 500, 3)
    for (let index = 0; index < 90; index += 1) answered('/other', 200, 3)
    const after = read()
    expect(quantileBetween(before, after, 0.45)).toBeCloseTo(0.5)
    expect(quantileBetween(before, after, 0.95)).toBeCloseTo(1.5)
  })

  it('are the end of the last bucket beyond it, and none where nothing came', () => {
    const before = read()
    expect(quantileBetween(before, before, 0.95)).toBeNaN()
    answered('/me', 200, 100)
    expect(quantileBetween(before, read(), 0.95)).toBe(4)
  })
})
