import { describe, expect, it, jest } from '@jest/globals'
import type { JobMatch as Match } from '@jobspan/shared-kit/contracts/job-match/job-match'
import { type Host, PlatformProvider } from '@jobspan/shared-kit/remote'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  type RenderOptions,
  renderWithPlatform,
  setupMockApi,
  testPlatform,
} from '@jobspan/shared-kit/testing'
import { act, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import en from '../../locales/en-us.json' with { type: 'json' }
import { exampleJob } from '../../testing/example-job.ts'
import { DistanceFromHome } from './distance-from-home.tsx'
import { JobMatch } from './job-match.tsx'
import { foundMatchModule, jobMatchQuery } from './job-match-query.ts'

const server = setupMockApi()
const path = '/api/job/jobs/7/match'
const job = exampleJob({ id: 7 })

const match = (facts: Partial<Match> = {}): Match => ({
  requirements: [
    { kind: 'experience', state: 'unmet', wanted: '3–5 years', own: '1–3 years', found_in: 'facts' },
    { kind: 'degree', state: 'unknown', wanted: 'Bachelor’s degree', own: null, found_in: null },
    { kind: 'skill', state: 'met', wanted: 'Excel', own: null, found_in: 'skills' },
    { kind: 'skill', state: 'met', wanted: 'Payroll', own: 'Clerk', found_in: 'work_experiences' },
    { kind: 'skill', state: 'unmet', wanted: 'Xero', own: null, found_in: null },
  ],
  preferences: [
    { kind: 'arrangement', state: 'met' },
    { kind: 'pay', state: 'unknown' },
  ],
  preference_title: 'Accountant',
  ...facts,
})

const host = { hasPage: () => true } as unknown as Host
const asMember: RenderOptions = {
  texts: { 'mf-job-detail': en },
  session: { kind: 'member', user: buildMember() },
}
const render = (options: RenderOptions = {}, shown = job) =>
  renderWithPlatform(<JobMatch job={shown} />, {
    namespace: 'mf-job-detail',
    ...asMember,
    host,
    ...options,
  })

describe('how a member fits a job', () => {
  it('is one line, which opens to every point with what the profile says', async () => {
    server.use(mockApiResponse('GET', path, { data: match() }))
    const { user } = await render()
    const summary = await screen.findByText('Requirements you meet: 2 of 5')
    await user.click(summary)
    const [asked, wanted] = screen.getAllByRole('list')
    const pointsOf = (list: HTMLElement | undefined) =>
      within(list as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(pointsOf(asked)).toEqual([
      'Experience: 3–5 years (Not met)You: 1–3 years',
      'Education: Bachelor’s degree (Not known)Not in your profile',
      'Excel (Met)In your skills',
      'Payroll (Met)In your work as Clerk',
      'Xero (Not met)Not in your profile',
    ])
    expect(pointsOf(wanted)).toEqual(['Workplace (Met)What you want', 'Pay (Not known)Not stated'])
    expect(screen.getByRole('heading', { name: "What you're looking for (Accountant)" })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Update your profile' })).toHaveAttribute(
      'href',
      '/en-us/manage-profile/profile',
    )
    await expectNoAxeViolations()
  })

  it('counts the preferences where the posting asks for nothing', async () => {
    server.use(mockApiResponse('GET', path, { data: match({ requirements: [] }) }))
    await render()
    expect(await screen.findByText('Preferences it meets: 1 of 2')).toBeVisible()
  })

  it('says so where there is nothing to compare', async () => {
    server.use(
      mockApiResponse('GET', path, { data: match({ requirements: [], preferences: [], preference_title: null }) }),
    )
    await render()
    expect(await screen.findByText(/lists nothing to compare/)).toBeVisible()
  })

  it('can be asked for again where it did not load', async () => {
    server.use(mockApiResponse('GET', path, { status: 503, code: 50101 }))
    const { user } = await render()
    expect(await screen.findByText("Your match didn't load.")).toBeVisible()
    server.use(mockApiResponse('GET', path, { data: match() }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Requirements you meet: 2 of 5')).toBeVisible()
  })

  it('leads nowhere where the profile page is off', async () => {
    server.use(mockApiResponse('GET', path, { data: match() }))
    const { user } = await render({ host: { hasPage: () => false } as unknown as Host })
    await user.click(await screen.findByText('Requirements you meet: 2 of 5'))
    expect(screen.queryByRole('link', { name: 'Update your profile' })).not.toBeInTheDocument()
  })

  it('says how far the job is from where the member lives, and no more than the place allows', async () => {
    const show = async (home: Match['home']) => {
      server.use(mockApiResponse('GET', path, { data: match({ home }) }))
      return renderWithPlatform(<DistanceFromHome job={job} />, {
        namespace: 'mf-job-detail',
        texts: { 'mf-job-detail': en },
        session: { kind: 'member', user: buildMember() },
      })
    }
    const far = await show({ place: 'Tampines', distance_km: 17 })
    expect(await screen.findByText('17 km from Tampines, where you live, in a straight line')).toBeVisible()
    far.unmount()
    await show({ place: 'Tampines', distance_km: 2 })
    expect(await screen.findByText('Near Tampines, where you live')).toBeVisible()
  })

  // No handler: a call would fail the test.
  it('asks nothing for guests, nor for a closed job', async () => {
    const guest = await render({ session: { kind: 'guest' } })
    expect(guest.container).toBeEmptyDOMElement()
    const closed = await render({}, exampleJob({ id: 7, status: 'closed' }))
    expect(closed.container).toBeEmptyDOMElement()
  })
})

// React threw away what the server wrote of it and reported an error, each time that the answer came first.
it('is taken over as the server wrote it, also where the answer is here already', async () => {
  const platform = await testPlatform(asMember)
  const ui = (
    <PlatformProvider platform={platform} namespace="mf-job-detail" href="/en-us/job/x" host={host}>
      <JobMatch job={job} />
    </PlatformProvider>
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(ui)
  platform.queryClient.setQueryData(jobMatchQuery(platform.api, job.id).queryKey, match())
  await foundMatchModule.load()
  const onRecoverableError = jest.fn()
  const root = await act(async () => hydrateRoot(container, ui, { onRecoverableError }))
  expect(await screen.findByText('Requirements you meet: 2 of 5')).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => root.unmount())
  container.remove()
})
