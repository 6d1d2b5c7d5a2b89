import { beforeEach, describe, expect, it } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { ApiError } from '../api/api-error.ts'
import { loadPageData } from './load-page-data.ts'
import type { PageModule, PageQuery } from './page-contract.ts'
import type { Platform } from './platform-contract.ts'

let queryClient = new QueryClient()
beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})

const Page = () => null

const settle = (queries: PageQuery[], deadline = 200, withRest = true) => {
  const module = {
    Page,
    queries: () => queries,
    head: ({ path }) => ({ title: path }),
  } satisfies PageModule
  const platform = {
    queryClient,
    store: createStore(),
    i18n: { getFixedT: () => (key: string) => key },
  } as unknown as Platform
  return loadPageData({ module, params: {}, href: '/en-us/job/x?y=1', platform, namespace: 'mf', deadline, withRest })
}
const fails = (status: number) => ({
  queryKey: ['fails', status],
  queryFn: () => Promise.reject(new ApiError({ kind: 'refused', status, code: 0, message: '' })),
})
const never = { queryKey: ['never'], queryFn: () => new Promise(() => undefined) }
const answerQuery = { queryKey: ['answers'], queryFn: async () => 42 }

describe('a page’s data', () => {
  it('is ready when it came, and the head is asked with the path below the language', async () => {
    expect(await settle([{ options: answerQuery, critical: true }])).toMatchObject({
      step: 'ready',
      head: { title: '/job/x' },
    })
    expect(queryClient.getQueryData(['answers'])).toBe(42)
  })

  it.each([404, 410] as const)('is missing when a critical call says %i', async (status) => {
    expect(await settle([{ options: answerQuery }, { options: fails(status), critical: true }])).toEqual({
      step: 'missing',
      status,
    })
  })

  it('is late when a critical call fails otherwise or does not answer', async () => {
    expect(await settle([{ options: fails(500), critical: true }])).toMatchObject({ step: 'late' })
    expect(await settle([{ options: never, critical: true }], 20)).toMatchObject({ step: 'late' })
  })

  // On a slow network the tab kept the title of the page before.
  it('tells the head of a page whose data came after its time', async () => {
    const slow = Promise.withResolvers<string>()
    const options = { queryKey: ['late'], queryFn: () => slow.promise }
    const settled = await settle([{ options, critical: true }], 20)
    slow.resolve('answer')
    expect(settled.step === 'late' && (await settled.head)).toEqual(
      expect.objectContaining({ title: expect.any(String) }),
    )
  })

  it('does not keep the head waiting for what it has nothing to tell of', async () => {
    const slow = Promise.withResolvers<string>()
    const options = { queryKey: ['slow'], queryFn: () => slow.promise }
    const settled = await settle(
      [
        { options: answerQuery, critical: true },
        { options, afterHead: true },
      ],
      60_000,
    )
    if (settled.step !== 'ready') throw new Error(settled.step)
    expect(queryClient.getQueryData(['slow'])).toBeUndefined()
    slow.resolve('came')
    await settled.rest
    expect(queryClient.getQueryData(['slow'])).toBe('came')
  })

  // Each card on the screen asked ahead for the similar jobs of its job.
  it('leaves to its components what the head tells nothing of, where only the head is asked for', async () => {
    const queries = [
      { options: answerQuery, critical: true },
      { options: never, afterHead: true },
    ]
    expect(await settle(queries, 60_000, false)).toMatchObject({ step: 'ready' })
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1)
  })

  it('does without what is not critical', async () => {
    expect(await settle([{ options: fails(404) }, { options: never }], 20)).toMatchObject({ step: 'ready' })
  })
})
