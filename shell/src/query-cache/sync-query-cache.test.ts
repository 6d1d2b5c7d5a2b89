import { afterEach, expect, it } from '@jest/globals'
import { isAppliedQueryKey, savedJobQueryKey } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { AppEvents } from '@jobspan/shared-kit/remote'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import mitt from 'mitt'
import { syncQueryCache } from './sync-query-cache.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A tab of this browser. */
const start = () => {
  const events = mitt<AppEvents>()
  const queryClient = new QueryClient()
  stops.push(syncQueryCache({ events, queryClient }))
  return { events, queryClient }
}

// On a phone a job was saved on its page, and back in the list, which had been kept meanwhile, its heart was empty.
it('remembers for pages that are not there whether a job was saved', () => {
  const { events, queryClient } = start()
  events.emit('job.saved', { jobId: 7, saved: true })
  expect(queryClient.getQueryData(savedJobQueryKey(7))).toBe(true)
  events.emit('job.saved', { jobId: 7, saved: false })
  expect(queryClient.getQueryData(savedJobQueryKey(7))).toBe(false)
})

it('has those lists asked for anew that a fact changes, and no others', async () => {
  const { events, queryClient } = start()
  for (const [key, changedBy] of [
    ['applications', ['application.sent']],
    ['saved', ['job.saved']],
    ['jobs', undefined],
  ] as const) {
    const options = {
      queryKey: [key],
      queryFn: () => key,
      staleTime: 60_000,
      ...(changedBy && { meta: { changedBy } }),
    }
    await queryClient.fetchQuery(options)
    new QueryObserver(queryClient, { ...options, enabled: false }).subscribe(() => undefined)
  }
  events.emit('application.sent', { jobId: 7, applicationId: 1 })
  const invalidated = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })
  expect(invalidated.map(({ queryKey }) => queryKey[0])).toEqual(['applications'])
})

// Whoever had applied in one tab saw the job in the other one like any other, with an empty form behind it.
it('tells the other tabs what was applied to and saved', async () => {
  const [here, there] = [start(), start()]
  const learnt = new Promise<void>((resolve) => there.queryClient.getQueryCache().subscribe(() => resolve()))
  here.events.emit('application.sent', { jobId: 7, applicationId: 1 })
  expect(here.queryClient.getQueryData(isAppliedQueryKey(7))).toBe(true)
  await learnt
  expect(there.queryClient.getQueryData(isAppliedQueryKey(7))).toBe(true)
  expect(there.queryClient.getQueryData(savedJobQueryKey(7))).toBeUndefined()
})
