import { expect, it } from '@jest/globals'
import { myJobsKey } from '@jobspan/shared-kit/contracts/applications/my-jobs-key'
import { type RenderOptions, renderWithPlatform, setupMockApi, testPlatform } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { inEnglish } from '../testing/handlers.ts'
import { aMyJob, aRow, countsAre, markSeen, placeIs, rowsAre } from '../testing/my-jobs-handlers.ts'
import { head, Page, queries } from './my-jobs-page.tsx'

const server = setupMockApi(
  countsAre({ pending: 1 }),
  rowsAre([aRow()]),
  placeIs({ tab: 'pending', page: 1 }),
  markSeen,
)

const open = (path: string, options: RenderOptions = inEnglish) =>
  renderWithPlatform(<Page params={{ tab: path.split('?')[0] ?? '' }} />, {
    ...options,
    path: `/recommended-job/${path}`,
  })
const asGuest: RenderOptions = { ...inEnglish, session: { kind: 'guest' } }
const job = (name = 'Accountant') => screen.findByRole('article', { name })

it('opens the row that a link leads to', async () => {
  server.use(rowsAre([aRow(), aRow({ key: 'b', job: aMyJob({ id: 43, title: 'Cook' }) })]))
  const { platform } = await open('pending?job=43')
  const details = within(await job('Cook')).getByRole('button', { name: 'Details' })
  expect(details).toHaveAttribute('aria-expanded', 'true')
  expect(document.activeElement).toContainElement(await job('Cook'))
  expect(within(await job()).getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'false')
  expect(platform.navigate).not.toHaveBeenCalled()
})

// A mail named the tab of its day, which said “No interest shown yet” once the application had moved on.
it('leads a link on to the tab that lists the application by now, also while the page is open', async () => {
  server.use(placeIs({ tab: 'interested', page: 3 }))
  const { platform } = await open('viewed?job=43')
  await waitFor(() =>
    expect(platform.navigate).toHaveBeenLastCalledWith('/recommended-job/interested?job=43&page=3', {
      replace: true,
    }),
  )
  server.use(placeIs({ tab: 'interview', page: 1 }))
  await act(() => platform.queryClient.invalidateQueries({ queryKey: myJobsKey }))
  await waitFor(() =>
    expect(platform.navigate).toHaveBeenLastCalledWith('/recommended-job/interview?job=43', { replace: true }),
  )
})

it('is led on by the server as well', async () => {
  server.use(placeIs({ tab: 'interested', page: 1 }))
  const { api, queryClient } = await testPlatform(inEnglish)
  const search = new URLSearchParams('job=43')
  const at = (tab: string) => ({ params: { tab }, search, api, queryClient, t: String }) as never
  await Promise.all(queries(at('viewed')).map(({ options }) => queryClient.fetchQuery(options)))
  expect(head(at('viewed'))).toMatchObject({ status: 302, location: '/recommended-job/interested?job=43' })
  expect(head(at('interested'))).not.toHaveProperty('status')
})

it('comes back to the application that a link led to', async () => {
  server.use(placeIs(null))
  await open('pending?job=42', asGuest)
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/en-us/get-started?redirect=%2Fen-us%2Frecommended-job%2Fpending%3Fjob%3D42',
  )
})
