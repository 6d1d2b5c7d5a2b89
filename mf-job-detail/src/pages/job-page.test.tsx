import { describe, expect, it } from '@jest/globals'
import { rememberSearch } from '@jobspan/shared-kit/last-search'
import { expectNoAxeViolations, mockApiResponse } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import arabic from '../locales/ar.json' with { type: 'json' }
import japanese from '../locales/ja.json' with { type: 'json' }
import { bareJob, exampleJob } from '../testing/example-job.ts'
import { setUpJobPage } from '../testing/job-page.tsx'

const { open, server } = setUpJobPage()

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
    expect(words.parentElement).toHaveAttribute('lang', 'en-us')
    expect(words.parentElement).toHaveAttribute('dir', 'ltr')
    expect(screen.getByRole('link', { name: /Show on a map/ })).toHaveAttribute(
      'href',
      expect.stringContaining('openstreetmap.org/?mlat=1.2842'),
    )
    const panel = await screen.findByRole('region', { name: /^Marina Ledger/ })
    expect(within(panel).getByRole('link', { name: /3 open jobs/ })).toHaveAttribute(
      'href',
      '/en-us/company/marina-ledger-7/jobs',
    )
    // The name and the mark led nowhere.
    for (const name of [/^Marina Ledger/, 'About Marina Ledger'])
      for (const link of screen.getAllByRole('link', { name }))
        expect(link).toHaveAttribute('href', '/en-us/company/marina-ledger-7')
    for (const trait of ['Learning', 'Health insurance']) expect(within(panel).getByText(trait)).toBeVisible()
    for (const name of ['Share', 'Report this job']) expect(screen.getByRole('button', { name })).toBeVisible()
    expect(await screen.findAllByRole('link', { name: /^Bookkeeper/ })).toHaveLength(5)
    await expectNoAxeViolations()
  })

  it('keeps the direction of the job’s own language on a page of the other', async () => {
    await open(exampleJob(), { language: 'ar', country: 'ae', texts: { 'mf-job-detail': arabic } })
    const title = screen.getByRole('heading', { level: 1 })
    expect(title).toHaveAttribute('lang', 'en-us')
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

  it('leads on from a job that does not exist', async () => {
    await open({ status: 404, code: 40004 })
    expect(screen.getByRole('heading', { name: "This job doesn't exist" })).toBeVisible()
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
})
