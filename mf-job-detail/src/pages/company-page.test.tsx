import { describe, expect, it } from '@jest/globals'
import { createTestHost, expectNoAxeViolations, mockApiResponse } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { setUpCompanyPage } from '../testing/company-page.tsx'
import { bareCompany, exampleCompany } from '../testing/example-company.ts'

const { open, server } = setUpCompanyPage()

describe('the page of a company', () => {
  it('says who it is, what was checked, how it answers, and leads to its tabs and jobs', async () => {
    await open(exampleCompany(), { host: createTestHost({ hasPage: () => true }) })
    expect(screen.getByRole('heading', { level: 1, name: 'Marina Ledger' })).toBeVisible()
    expect(screen.getByText('Verified on Mar 3, 2026: registration and web domain')).toBeVisible()
    expect(screen.getByText('Response rate').nextSibling).toHaveTextContent('84%')
    expect(screen.getByText('Half of the replies come within 3 days')).toBeVisible()
    expect(screen.getByText('Based on 126 applications in the last 90 days')).toBeVisible()
    expect(await screen.findByText('Usually replies within a day')).toBeVisible()
    expect(screen.getByText('Founded').nextSibling).toHaveTextContent('1998')
    expect(screen.getByRole('link', { name: 'Photos 2' })).toHaveAttribute(
      'href',
      '/en-us/company/marina-ledger-7/life',
    )
    const tabs = within(screen.getByRole('navigation', { name: 'Parts of this page' })).getAllByRole('link')
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
      ['Overview', '/en-us/company/marina-ledger-7', 'page'],
      ['Jobs4', '/en-us/company/marina-ledger-7/jobs', null],
      ['Remote jobs1', '/en-us/company/marina-ledger-7/remote-jobs', null],
      ['About', '/en-us/company/marina-ledger-7/about', null],
      ['Culture and life', '/en-us/company/marina-ledger-7/culture', null],
      ['Life', '/en-us/company/marina-ledger-7/life', null],
    ])
    expect(await screen.findByRole('link', { name: 'Senior accountant' })).toBeVisible()
    expect(screen.getByRole('link', { name: /4 open jobs/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Companies' })).toHaveAttribute('href', '/en-us/companies')
    await expectNoAxeViolations()
  })

  it('stays whole for a company with nothing but a name', async () => {
    await open(bareCompany())
    expect(screen.getByText("Marina Ledger hasn't added any details yet.")).toBeVisible()
    expect(screen.getByText('No open jobs right now')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Follow' })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Parts of this page' })).toBeNull()
    expect(screen.queryByRole('term')).toBeNull()
    await expectNoAxeViolations()
  })

  it('says plainly that a registration was withdrawn', async () => {
    const registration = { number: '1', register: null, registered_on: null, status: 'withdrawn' } as const
    await open(bareCompany({ registration }), { tab: 'about' })
    expect(screen.getByText("This company's registration was withdrawn")).toBeVisible()
    expect(screen.getByText('Status').nextSibling).toHaveTextContent('Withdrawn')
  })

  it('shows registration, address on a map and links that leave the site', async () => {
    await open(exampleCompany(), { tab: 'about' })
    expect(screen.getByText('Registration number').nextSibling).toHaveTextContent('199801234K')
    expect(screen.getByText('We keep the books of forty small firms.')).toHaveAttribute('dir', 'auto')
    expect(screen.getByRole('link', { name: 'Show on a map' })).toHaveAttribute(
      'href',
      expect.stringContaining('1.2842'),
    )
    for (const name of ['Website', 'LinkedIn'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  it('leads on from a company that does not exist', async () => {
    await open({ status: 404, code: 40004 })
    expect(screen.getByRole('link', { name: 'Find companies' })).toHaveAttribute('href', '/en-us/companies')
  })

  it('says that it did not load and recovers on request', async () => {
    const { user } = await open({ status: 500, code: 50001 })
    server.use(mockApiResponse('GET', '/api/data/companies/7/profile', { data: exampleCompany() }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Marina Ledger' })).toBeVisible()
  })
})
