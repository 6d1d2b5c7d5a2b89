import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { ApiError } from '@jobspan/shared-kit/api'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { refetchWhenApiRecovers } from './refetch-when-api-recovers.ts'

const realTimeout = globalThis.setTimeout
let api: 'down' | 'up' = 'down'
let health = 0
const server = setupServer(
  http.get('*/healthz', () => {
    health += 1
    return HttpResponse.json({ api: api === 'up', registry: true, remotes: false }, { status: 503 })
  }),
)
const failed = (status: number, kind: ApiError['kind']) => new ApiError({ kind, status, code: 0, message: 'no' })

let queryClient: QueryClient
let asked: number
let stop: () => void
/** A part of a page that shows what `ask` gives. */
const show = (ask: () => string) => {
  const observer = new QueryObserver(queryClient, {
    queryKey: ['jobs'],
    retry: false,
    queryFn: () => {
      asked += 1
      return ask()
    },
  })
  stop = observer.subscribe(() => undefined)
  return observer
}
const failing = (status: number, kind: ApiError['kind']) => () => {
  if (api === 'down') throw failed(status, kind)
  return 'jobs'
}

beforeEach(() => {
  server.listen()
  ;[api, health, asked] = ['down', 0, 0]
  queryClient = new QueryClient()
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] })
})
afterEach(() => {
  stop()
  queryClient.clear()
  jest.useRealTimers()
  server.close()
})

/** Lets time pass in steps, with real turns between them for answers. */
const pass = async (seconds: number) => {
  for (let step = 0; step < seconds; step += 1) {
    await jest.advanceTimersByTimeAsync(1000)
    await new Promise((resolve) => realTimeout(resolve, 4))
  }
}

describe('data that could not be had', () => {
  it.each([
    [0, 'offline'],
    [0, 'timeout'],
    [503, 'server'],
  ] as const)('(%s, %s) is asked for again once the API answers, and not before', async (status, kind) => {
    const part = show(failing(status, kind))
    refetchWhenApiRecovers(queryClient)
    await pass(60)
    expect(part.getCurrentResult().status).toBe('error')
    expect(asked).toBe(1)
    expect(health).toBeGreaterThan(2)
    expect(health).toBeLessThan(9)
    api = 'up'
    await pass(40)
    expect(part.getCurrentResult().data).toBe('jobs')
    expect(asked).toBe(2)
    const before = health
    await pass(120)
    expect(health).toBe(before)
  })

  it.each([
    [404, 'refused'],
    [500, 'server'],
  ] as const)('(%s, %s) is left as it is', async (status, kind) => {
    show(failing(status, kind))
    refetchWhenApiRecovers(queryClient)
    await pass(60)
    expect([asked, health]).toEqual([1, 0])
  })
})
