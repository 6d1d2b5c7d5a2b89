import { describe, expect, it, jest } from '@jest/globals'
import type { Host, LoadedSlot } from '@jobspan/shared-kit/remote'
import { createTestHost, mockApiResponse } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import texts from '../locales/en-us.json' with { type: 'json' }
import { asMember, exampleJob } from '../testing/example-job.ts'
import { setUpJobPage } from '../testing/job-page.tsx'
import appliedTexts from './applied-texts/locales.json' with { type: 'json' }

const { open, server } = setUpJobPage()

describe('what one can do with a job', () => {
  it('says that a closed job is closed, keeps what it was and offers others', async () => {
    await open(exampleJob({ status: 'closed' }))
    expect(screen.getAllByText('This job is closed').length).toBeGreaterThan(0)
    expect(screen.getByText('A degree in accounting.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull()
    expect(await screen.findAllByRole('link', { name: /^Bookkeeper/ })).toHaveLength(5)
  })

  it('says that a position is on hold', async () => {
    await open(exampleJob({ status: 'on_hold' }))
    expect(screen.getAllByText('This position is on hold').length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull()
  })

  it('opens the application by its address and shows who has applied already', async () => {
    const guest = await open(exampleJob(), { path: '/job/senior-accountant-42?apply=1' })
    expect(await screen.findByRole('region', { name: 'Apply for this job' })).toBeVisible()
    guest.unmount()

    const applied = {
      id: 1,
      job: exampleJob(),
      status: 'pending',
      tab: 'pending',
      applied_at: '2026-11-18T10:00:00Z',
      first_message: null,
      resume: null,
      can_reapply: false,
    }
    server.use(mockApiResponse('GET', '/api/job/jobs/applied-jobs/42', { data: applied }))
    await open(exampleJob(), { session: asMember })
    expect(await screen.findByText('You applied for this job on November 18, 2026.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull()
  })

  // One that was decided led to the tab of those that were opened, where it is not.
  it('leads from a decided application to the tab of My jobs that lists it', async () => {
    const applied = {
      id: 1,
      job: exampleJob(),
      status: 'not_accepted',
      tab: 'interview',
      applied_at: '2026-11-18T10:00:00Z',
      first_message: null,
      resume: null,
      can_reapply: false,
    }
    server.use(mockApiResponse('GET', '/api/job/jobs/applied-jobs/42', { data: applied }))
    const host = { hasPage: () => true, hasSlot: () => false } as unknown as Host
    await open(exampleJob(), { session: asMember, host })
    expect(await screen.findByRole('link', { name: appliedTexts['en-us'].applied.follow })).toHaveAttribute(
      'href',
      '/en-us/recommended-job/interview?job=42',
    )
  })
})

describe('a job whose employer takes applications elsewhere', () => {
  const external = exampleJob({ is_external: true, external_url: 'https://employer.example/apply' })

  it.each([
    ['after recording it', { data: { external_url: 'https://employer.example/apply' } }],
    ['even when that fails', { status: 500, code: 50001 }],
  ])('says so beforehand and lets go %s', async (_, answer) => {
    let records = 0
    server.use(
      mockApiResponse('POST', '/api/job/jobs/42/click-external-job', () => {
        records += 1
        return answer
      }),
    )
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(null)
    const { user } = await open(external)
    expect(screen.getByText(/accepts applications on its own site/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Apply on company site' }))
    await waitFor(() =>
      expect(openWindow).toHaveBeenCalledWith('https://employer.example/apply', '_blank', 'noopener,noreferrer'),
    )
    expect(records).toBe(1)
    openWindow.mockRestore()
  })

  // Whoever had the page open since yesterday was sent to a form that was gone.
  it('leads nobody on to a job that has closed since, and shows that it has', async () => {
    const refused = { can_redirect: false, reason: 'closed', external_url: null }
    server.use(
      mockApiResponse('GET', '/api/apiGo/web/jobseeker/redirect_condition', { data: refused }),
      mockApiResponse('POST', '/api/job/jobs/42/click-external-job', { status: 404, code: 40004 }),
    )
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(null)
    const { user, platform } = await open(external)
    await user.click(screen.getByRole('link', { name: 'Apply on company site' }))
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith(texts.closed.title, 'warning'))
    expect(openWindow).not.toHaveBeenCalled()
    openWindow.mockRestore()
  })

  // The middle button opened the employer’s page without being counted.
  it('records the middle button too, which opens the tab by itself, and no other but the first', async () => {
    const records: string[] = []
    server.use(
      mockApiResponse('POST', '/api/job/jobs/42/click-external-job', ({ url }) => {
        records.push(url)
        return { data: { external_url: 'https://employer.example/apply' } }
      }),
    )
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(null)
    const { user } = await open(external)
    const link = screen.getByRole('link', { name: 'Apply on company site' })
    await user.pointer({ keys: '[MouseRight]', target: link })
    await user.pointer({ keys: '[MouseMiddle]', target: link })
    await waitFor(() => expect(records).toHaveLength(1))
    expect(openWindow).not.toHaveBeenCalled()
    openWindow.mockRestore()
  })

  it('never follows an address that is no web page', async () => {
    await open(exampleJob({ is_external: true, external_url: 'javascript:alert(1)' }))
    expect(screen.queryByRole('link', { name: /Apply/ })).toBeNull()
    expect(screen.getByText(/hasn't provided a link/)).toBeVisible()
  })
})

const ChatButton = ({ jobId }: { jobId: number }) => <button type="button">{`Chat about ${jobId}`}</button>

describe('what other remotes let one do with a job', () => {
  const hostWith = (...names: ('job.actions' | 'search.preview')[]) => {
    const load = jest.fn(async () => ({ remote: 'mf-chat', module: { Slot: ChatButton } }) as unknown as LoadedSlot)
    const contributions = Object.fromEntries(names.map((name) => [name, [{ name: 'chat', load }]]))
    return { host: createTestHost({ hasPage: () => true, contributions }), load }
  }

  // No page had a place for it.
  it('stands beside apply and save, and where a closed job has only the latter', async () => {
    for (const job of [exampleJob(), exampleJob({ status: 'closed' })]) {
      const { host, load } = hostWith('job.actions')
      const { unmount } = await open(job, { host })
      expect(await screen.findByRole('button', { name: 'Chat about 42' })).toBeVisible()
      expect(load).toHaveBeenCalledTimes(1)
      unmount()
    }
  })

  it('is not there, and not asked for, where none offers it', async () => {
    const { host, load } = hostWith('search.preview')
    await open(exampleJob(), { host })
    expect(screen.getByRole('button', { name: 'Save job' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Chat/ })).toBeNull()
    expect(load).not.toHaveBeenCalled()
  })
})
