import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs'
import { rememberSearch } from '@jobspan/shared-kit/last-search'
import type { Host, LoadedSlot } from '@jobspan/shared-kit/remote'
import {
  createTestHost,
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import arabic from '../locales/ar.json' with { type: 'json' }
import texts from '../locales/en-us.json' with { type: 'json' }
import japanese from '../locales/ja.json' with { type: 'json' }
import { asMember, bareJob, exampleJob } from '../testing/example-job.ts'
import { Page } from './job-page.tsx'

type Options = NonNullable<Parameters<typeof renderWithPlatform>[1]>

const similar = Array.from({ length: 5 }, (_, index) => ({
  ...exampleJob({ id: 100 + index, slug: `bookkeeper-${100 + index}`, title: `Bookkeeper ${index + 1}` }),
}))
const server = setupMockApi(
  mockApiResponse('GET', '/api/job/jobs/similar', { data: { items: similar } }),
  mockApiResponse('POST', '/api/job/jobs/42/view', { data: null }),
  mockApiResponse('GET', '/api/job/jobs/applied-jobs/42', { data: null }),
  mockApiResponse('GET', '/api/job/jobs/42/match', {
    data: { requirements: [], preferences: [], preference_title: null },
  }),
)

beforeEach(() => sessionStorage.clear())

const open = async (job: JobDetail | { status: number; code: number }, options: Options = {}) => {
  server.use(mockApiResponse('GET', '/api/job/jobs/42', 'title' in job ? { data: job } : job))
  const props: ComponentProps<typeof Page> = { params: { slug: 'senior-accountant-42' } }
  const page = await renderWithPlatform(<Page {...props} />, {
    namespace: 'mf-job-detail',
    texts: { 'mf-job-detail': texts },
    path: '/job/senior-accountant-42',
    ...options,
  })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible())
  // The head comes first and the rest in a turn of its own.
  await waitFor(() => expect(screen.queryByRole('article', { busy: true })).toBeNull())
  return page
}

describe('the way back to the results', () => {
  it('leads to the search that this tab looked at last', async () => {
    rememberSearch('/jobs-hiring/accountant-jobs?page=2')
    await open(exampleJob())
    expect(screen.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
      'href',
      '/en-us/jobs-hiring/accountant-jobs?page=2',
    )
  })

  it.each([undefined, 'https://evil.example', 'jobs'])('is not there after %s', async (stored) => {
    if (stored) rememberSearch(stored)
    await open(exampleJob())
    expect(screen.queryByRole('link', { name: 'Back to results' })).toBeNull()
  })
})

describe('the job page', () => {
  it('shows title, company, pay and place first, then facts and the words of the employer', async () => {
    await open(exampleJob())
    expect(screen.getByRole('heading', { level: 1, name: 'Senior accountant' })).toBeVisible()
    expect(screen.getAllByText(/^S\$6,000 –\u2060 8,000 a month$/)[0]).toBeVisible()
    expect(screen.getAllByRole('img', { name: 'Verified company' }).length).toBeGreaterThan(0)
    const facts = screen.getByText('Experience').closest('dl') as HTMLElement
    expect(within(facts).getByText('3–5 years')).toBeVisible()
    expect(within(facts).getByText('84% of applicants hear back')).toBeVisible()
    expect(within(facts).getByText('Active today')).toBeVisible()
    const words = screen.getByText(/We keep the books of <forty>/)
    expect(words.parentElement).toHaveAttribute('lang', 'en-US')
    expect(words.parentElement).toHaveAttribute('dir', 'ltr')
    expect(screen.getByRole('link', { name: /Show on a map/ })).toHaveAttribute(
      'href',
      expect.stringContaining('openstreetmap.org/?mlat=1.2842'),
    )
    expect(screen.getByRole('link', { name: /3 open jobs/ })).toHaveAttribute(
      'href',
      '/en-us/jobs-hiring/job-search?company_ids=7&country=all',
    )
    expect(await screen.findAllByRole('link', { name: /^Bookkeeper/ })).toHaveLength(5)
    await expectNoAxeViolations()
  })

  it('keeps the direction of the job’s own language on a page of the other', async () => {
    await open(exampleJob(), { language: 'ar', country: 'ae', texts: { 'mf-job-detail': arabic } })
    const title = screen.getByRole('heading', { level: 1 })
    expect(title).toHaveAttribute('lang', 'en-US')
    expect(title.firstChild).toHaveAttribute('dir', 'ltr')
    // Its line begins where the page's lines do: at the far edge a title of two lines stood away from its company.
    expect(title).not.toHaveAttribute('dir')
    for (const similar of await screen.findAllByRole('heading', { level: 3, name: /Bookkeeper/ }))
      expect(similar).not.toHaveAttribute('dir')
  })

  // Between them stood the comma of another script.
  it('names two of many places, in the way of the reader’s language', async () => {
    const places = ['札幌市', '仙台市', '京都市', '福岡市'].map((city) => ({
      label: `日本 ${city}`,
      country: 'jp' as const,
      country_code: 'JP',
    }))
    await open(exampleJob({ places }), { language: 'ja', country: 'jp', texts: { 'mf-job-detail': japanese } })
    expect(screen.getByText('日本 札幌市、日本 仙台市、ほか2か所')).toBeVisible()
  })

  // With an address the other places were nowhere: the header counts those beyond two.
  it('names every place below the address of the first', async () => {
    const places = ['Singapore', 'Johor Bahru', 'Penang'].map((label) => ({
      label,
      country: 'sg' as const,
      country_code: 'SG',
    }))
    await open(exampleJob({ places }))
    const section = screen.getByRole('region', { name: texts.section.place })
    for (const line of ['1 Raffles Place, Singapore 048616', 'Johor Bahru', 'Penang'])
      expect(within(section).getByText(line)).toBeVisible()
    expect(within(section).queryByText('Singapore')).toBeNull()
  })

  it('says what is not disclosed and leaves out what is not known', async () => {
    await open(bareJob())
    expect(screen.getAllByText('Pay not disclosed')[0]).toBeVisible()
    expect(screen.getByText('Company not named')).toBeVisible()
    expect(screen.getByText('Location not disclosed')).toBeVisible()
    expect(screen.getByText("The employer hasn't described this job.")).toBeVisible()
    for (const name of ['Experience', 'Posted', 'Answers', 'Skills', 'Benefits', 'Working conditions']) {
      expect(screen.queryByText(name)).toBeNull()
    }
    expect(document.body.textContent).not.toMatch(/null|undefined|NaN|Invalid/)
    await expectNoAxeViolations()
  })

  it('shows what Japanese postings must state', async () => {
    await open(
      exampleJob({
        japan: {
          social_insurance: '健康保険、厚生年金',
          passive_smoking_measures: '屋内禁煙',
          contract_period: null,
          holidays_and_work_style: '土日祝',
          working_hours: '9:00–18:00',
        },
      }),
    )
    const conditions = screen.getByRole('region', { name: 'Working conditions' })
    expect(within(conditions).getByText('屋内禁煙')).toBeVisible()
    expect(within(conditions).getByText('Contract period').nextSibling).toHaveTextContent('Not disclosed')
  })

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

  it('leads on from a job that does not exist', async () => {
    await open({ status: 404, code: 40004 })
    expect(screen.getByRole('heading', { name: 'This job does not exist' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Search for jobs' })).toHaveAttribute(
      'href',
      '/en-us/jobs-hiring/job-search',
    )
  })

  it('says that it did not load and recovers on request', async () => {
    const { user } = await open({ status: 500, code: 50001 })
    server.use(mockApiResponse('GET', '/api/job/jobs/42', { data: exampleJob() }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Senior accountant' })).toBeVisible()
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
    expect(await screen.findByRole('link', { name: texts.applied.follow })).toHaveAttribute(
      'href',
      '/en-us/recommended-job/interview?job=42',
    )
  })

  it('measures the distance only when asked', async () => {
    const getCurrentPosition = jest.fn((done: PositionCallback) =>
      done({ coords: { latitude: 1.3521, longitude: 103.8198 } } as GeolocationPosition),
    )
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
    const { user } = await open(exampleJob())
    expect(getCurrentPosition).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'How far away is it?' }))
    expect(await screen.findByText(/8\.3 km from you in a straight line/)).toBeVisible()
  })

  // “You work remotely” stood beside the company's address, a map of it and the way there.
  it.each([
    [{ kind: 'only', countries: ['SG', 'MY'] }, 'Work from anywhere in Singapore and Malaysia'],
    [{ kind: 'worldwide', countries: [] }, 'Work from anywhere in the world'],
    [{ kind: 'worldwide_except', countries: ['US'] }, 'Work from anywhere except the United States'],
    [null, "The employer doesn't say which countries you can work from."],
    [
      { kind: 'only', countries: ['US', 'SG'] },
      'Work from Michigan and Texas in the United States, Europe, and Singapore',
      [
        ['Michigan', 'US'],
        ['Texas', 'US'],
        ['Europe', null],
      ],
    ],
  ] as const)(
    'says from where a remote job may be done, and leads nowhere (%j)',
    async (from, line, areas: readonly (readonly [string, string | null])[] = []) => {
      const applicant_location = from && { ...from, countries: [...from.countries] }
      const applicant_areas = areas.map(([name, country_code]) => ({ name, country_code }))
      await open(exampleJob({ arrangement: 'remote', applicant_location, applicant_areas }))
      const section = await screen.findByRole('region', { name: texts.section.place })
      expect(within(section).getByText(line)).toBeVisible()
      expect(within(section).getByText(/^Company location:/)).toHaveTextContent('1 Raffles Place, Singapore 048616')
      expect(screen.queryByRole('link', { name: /Show on a map/ })).toBeNull()
      expect(screen.queryByRole('button', { name: 'How far away is it?' })).toBeNull()
    },
  )
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

  // The middle button was a way to the employer that nobody heard of.
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

describe('share and report', () => {
  it('offers a link and networks where the device has no share sheet', async () => {
    const { user } = await open(exampleJob())
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const dialog = await screen.findByRole('dialog', { name: 'Share this job' })
    expect(within(dialog).getByLabelText('Link to this job')).toHaveValue(
      'http://localhost/en-us/job/senior-accountant-42',
    )
    for (const name of ['LinkedIn', 'X', 'Facebook', 'WhatsApp', 'LINE', 'Email']) {
      expect(within(dialog).getByRole('link', { name })).toHaveAttribute('href')
    }
    const write = jest.spyOn(navigator.clipboard, 'writeText')
    await user.click(within(dialog).getByRole('button', { name: 'Copy link' }))
    expect(await within(dialog).findByText('Link copied.')).toBeVisible()
    expect(write).toHaveBeenCalledWith('http://localhost/en-us/job/senior-accountant-42')
    write.mockRestore()
  })

  it('says so where the browser does not let the link be copied', async () => {
    const { user } = await open(exampleJob())
    const write = jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const dialog = await screen.findByRole('dialog', { name: 'Share this job' })
    await user.click(within(dialog).getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent(texts.share.copyFailed))
    expect(within(dialog).queryByText('Link copied.')).toBeNull()
    write.mockRestore()
  })

  it('uses the device’s own share sheet where there is one', async () => {
    const share = jest.fn(async (_data: ShareData) => {})
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const { user } = await open(exampleJob())
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith({
      title: 'Senior accountant at Marina Ledger',
      url: 'http://localhost/en-us/job/senior-accountant-42',
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    Reflect.deleteProperty(navigator, 'share')
  })

  it('reports a job under one of three headings', async () => {
    let reported: unknown
    server.use(
      mockApiResponse('GET', '/api/config/report_job_reasons/list', {
        data: {
          items: [
            {
              id: 1,
              key: 'scam',
              value: 'Scam, phishing or malware',
              category: 'spam',
              description: 'It asks for money.',
            },
            { id: 3, key: 'discriminatory', value: 'Discriminatory', category: 'discrimination' },
            { id: 6, key: 'job-closed', value: 'Job is closed', category: 'broken' },
          ],
        },
      }),
      mockApiResponse('POST', '/api/job/jobs/42/report', async (request) => {
        reported = await request.json()
        return { data: null }
      }),
    )
    const { user, platform } = await open(exampleJob())
    await user.click(screen.getByRole('button', { name: 'Report this job' }))
    const dialog = await screen.findByRole('dialog', { name: 'What is wrong with this job?' })
    for (const name of ['Discriminatory or offensive', 'Needs updating or fixing', 'Spam or scam']) {
      expect(await within(dialog).findByRole('radiogroup', { name })).toBeVisible()
    }
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }))
    expect(await within(dialog).findByText('Choose the reason that fits best.')).toBeVisible()
    await user.click(within(dialog).getByRole('radio', { name: /Scam/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith("Thanks, we've received your report", 'success'))
    expect(reported).toEqual({ report_reason_id: 1 })
  })
})
