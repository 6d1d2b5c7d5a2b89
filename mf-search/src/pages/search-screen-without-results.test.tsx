import { describe, expect, it, jest } from '@jest/globals'
import { mockApiResponse } from '@jobspan/shared-kit/testing'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { results } from '../testing/fixtures.ts'
import { setUpSearchScreen, someJobs, thirty } from '../testing/search-screen.tsx'
import { SearchScreen } from './search-screen.tsx'

const { asked, found, open, server } = setUpSearchScreen()

describe('the results', () => {
  it('that did not come say so, and come when asked again', async () => {
    server.use(mockApiResponse('GET', '/api/job/jobs/search', { status: 500, code: 50001, message: 'down' }))
    const { user } = await open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    found(thirty())
    await user.click(retry)
    expect(await screen.findByText('30 jobs')).toBeTruthy()
  })

  // For up to thirty seconds nothing was said but what had been found before.
  it('that are long in coming say so, to the ear too, until they are there', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] })
    try {
      let answer: (of: { data: ReturnType<typeof results> }) => void = () => undefined
      const hang = () =>
        server.use(
          mockApiResponse(
            'GET',
            '/api/job/jobs/search',
            () =>
              new Promise<Parameters<typeof answer>[0]>((done) => {
                answer = done
              }),
          ),
        )
      const late = 'This is taking longer than usual. The jobs will show as soon as they arrive.'
      const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
      hang()
      const { rerender } = await open()
      const status = screen.getAllByRole('status').find(({ textContent }) => textContent === '')
      await pass(4_900)
      expect(screen.queryByText(late)).toBeNull()
      await pass(200)
      expect(screen.getByText(late)).toBe(status)
      answer({ data: thirty() })
      await waitFor(() => expect(status?.textContent).toBe('30 jobs'))

      // The next search, while the results of the last stand there dimmed.
      hang()
      rerender(<SearchScreen area="jobs" segment="nurse-jobs" />)
      await pass(5_100)
      expect(status?.textContent).toBe(late)
      answer({ data: thirty({ total: 31 }) })
      await waitFor(() => expect(status?.textContent).toBe('31 jobs'))
    } finally {
      jest.useRealTimers()
    }
  })

  // The former results stood there dimmed, for as long as the connection was away, and nothing was said.
  it('say that one is offline where the next search cannot be asked for, and come by themselves', async () => {
    found(thirty())
    const { rerender } = await open()
    await screen.findByText('30 jobs')
    act(() => onlineManager.setOnline(false))
    rerender(<SearchScreen area="jobs" segment="nurse-jobs" />)
    expect(await screen.findByText("You're offline")).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Job 1' })).toBeNull()
    act(() => onlineManager.setOnline(true))
    expect(await screen.findByRole('link', { name: 'Job 1' })).toBeTruthy()
    expect(asked.at(-1)?.get('query')).toBe('nurse')
  })

  it.each([
    [4, 1],
    [5, 0],
  ])('that are few tell it too: of %d jobs, %d hint', async (total, hints) => {
    found(results(someJobs.slice(0, total)))
    let isAsked = false
    server.use(
      mockApiResponse('GET', '/api/job/jobs/search/relaxations', () => {
        isAsked = true
        return { data: { items: [{ filter: 'job_types', total: 1_214, is_approximate: false }] } }
      }),
    )
    await open('/jobs-hiring/cook-jobs?job_types=2')
    await screen.findByText(`${total} jobs`)
    expect(await screen.findByRole('link', { name: `Job ${total}` })).toBeTruthy()
    if (hints > 0)
      expect(await screen.findByRole('link', { name: /With any job type/ })).toHaveTextContent('1,214 jobs')
    expect(screen.queryAllByRole('link', { name: /With any job type/ })).toHaveLength(hints)
    expect(isAsked).toBe(hints > 0)
  })

  it('that are none tell what each filter hides', async () => {
    found(results([]))
    server.use(
      mockApiResponse('GET', '/api/job/jobs/search/relaxations', {
        data: {
          items: [
            { filter: 'job_types', total: 214, is_approximate: false },
            { filter: 'is_company_verified', total: 0, is_approximate: false },
          ],
        },
      }),
    )
    await open('/jobs-hiring/cook-jobs?job_types=2&is_company_verified=1')
    expect(await screen.findByText('No jobs match this search')).toBeTruthy()
    const relaxed = await screen.findByRole('link', { name: /With any job type/ })
    expect(relaxed.textContent).toContain('214 jobs')
    expect(relaxed.getAttribute('href')).toBe('/en-us/jobs-hiring/cook-jobs?is_company_verified=1')
    expect(screen.queryByRole('link', { name: /not verified/ })).toBeNull()
  })

  // It promised jobs “with any job title”, and led to those of every category.
  it('name a choice of work as the one filter that it is', async () => {
    found(results([]))
    server.use(
      mockApiResponse('GET', '/api/job/jobs/search/relaxations', {
        data: { items: [{ filter: 'function_job_title_ids', total: 9, is_approximate: false }] },
      }),
    )
    await open('/jobs-hiring/cook-jobs?function_job_title_ids=112')
    const relaxed = await screen.findByRole('link', { name: /In any category/ })
    expect(relaxed.getAttribute('href')).toBe('/en-us/jobs-hiring/cook-jobs')
  })

  // “With any workplace” led to remote jobs, from the page of remote jobs.
  it('of an area lead out of it where the area itself hides jobs', async () => {
    found(results([]))
    server.use(
      mockApiResponse('GET', '/api/job/jobs/search/relaxations', {
        data: { items: ['arrangements', 'query'].map((filter) => ({ filter, total: 9, is_approximate: false })) },
      }),
    )
    await open('/remote-jobs?query=cook', 'remote')
    const relaxed = await screen.findByRole('link', { name: /With any workplace/ })
    expect(relaxed.getAttribute('href')).toBe('/en-us/jobs-hiring/cook-jobs')
    expect(screen.getByRole('link', { name: /Without your keywords/ }).getAttribute('href')).toBe('/en-us/remote-jobs')
  })
})
