import { describe, expect, it } from '@jest/globals'
import { createTestHost, mockApiResponse } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import partsTexts from '../company-parts-texts/locales.json' with { type: 'json' }
import { setUpCompanyPage } from '../testing/company-page.tsx'
import { exampleCompany } from '../testing/example-company.ts'
import { asMember } from '../testing/example-job.ts'

const { open, server } = setUpCompanyPage()

describe('following a company', () => {
  it('has guests sign in first, and brings them back', async () => {
    await open(exampleCompany())
    expect(screen.getByRole('link', { name: 'Follow' })).toHaveAttribute(
      'href',
      `/en-us/get-started?redirect=${encodeURIComponent('/en-us/company/marina-ledger-7')}`,
    )
  })

  it('follows and leads to the alerts, and stops on the next press', async () => {
    server.use(
      mockApiResponse('POST', '/api/data/companies/7/follow', { data: { is_followed: true } }),
      mockApiResponse('DELETE', '/api/data/companies/7/follow', { data: { is_followed: false } }),
    )
    const { user, platform } = await open(exampleCompany(), { session: asMember })
    await user.click(await screen.findByRole('button', { name: 'Follow' }))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith("We'll email you when Marina Ledger posts new jobs.", 'success', {
        label: 'Settings',
        to: '/account-settings/job-alert',
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Following' }))
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('You no longer follow Marina Ledger.', 'success'))
    expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible()
  })

  // It promised emails, which nobody gets before their address is confirmed.
  it('says that the address has to be confirmed first', async () => {
    const data = { is_followed: true, needs_confirmation: true }
    server.use(mockApiResponse('POST', '/api/data/companies/7/follow', { data }))
    const { user, platform } = await open(exampleCompany(), { session: asMember })
    await user.click(await screen.findByRole('button', { name: 'Follow' }))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith(
        "Confirm your email address, and we'll email you when Marina Ledger posts new jobs.",
        'warning',
        { label: 'Settings', to: '/account-settings/account' },
      ),
    )
  })

  it('goes back where the API refuses', async () => {
    server.use(mockApiResponse('POST', '/api/data/companies/7/follow', { status: 500, code: 50001 }))
    const { user, platform } = await open(exampleCompany(), { session: asMember })
    await user.click(await screen.findByRole('button', { name: 'Follow' }))
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith("That change wasn't saved. Try again.", 'error'))
    expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible()
  })
})

// Who had a chat with a recruiter found no way to it from their company's page.
it('leads a member on with the chat that they have with a recruiter, and asks for no guest', async () => {
  const asked: string[] = []
  server.use(
    mockApiResponse('GET', '/api/jobApplication/chats/check-exists/:id/jobseekers', (request) => {
      asked.push(new URL(request.url).pathname)
      return { data: request.url.includes('/5/') ? { exists: true, chat_id: 31 } : { exists: false, chat_id: null } }
    }),
  )
  const guest = await open(exampleCompany())
  expect(screen.getByText('Mei Tan')).toBeVisible()
  expect(asked).toEqual([])
  guest.unmount()
  await open(exampleCompany(), { session: asMember, host: createTestHost({ hasPage: () => true }) })
  const links = await screen.findAllByRole('link', { name: partsTexts['en-us'].companyPage.recruiters.continue })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en-us/chat/31'])
})

describe('blocking a company', () => {
  it('asks what it means, then says that it is blocked, with the way back', async () => {
    let isBlocked = false
    server.use(
      mockApiResponse('POST', '/api/data/companies/blacklist-companies/create', () => {
        isBlocked = true
        return { data: { items: [] } }
      }),
      mockApiResponse('DELETE', '/api/data/companies/7/blacklist-companies/delete', () => {
        isBlocked = false
        return { data: { items: [] } }
      }),
    )
    const { user } = await open(exampleCompany(), { session: asMember })
    server.use(
      mockApiResponse('GET', '/api/data/companies/7/profile', () => ({
        data: exampleCompany({ is_blocked: isBlocked }),
      })),
    )
    await user.click(await screen.findByRole('button', { name: 'More options' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Block company' }))
    const dialog = await screen.findByRole('dialog', { name: 'Block Marina Ledger?' })
    await user.click(within(dialog).getByRole('button', { name: 'Block company' }))
    expect(await screen.findByText('You blocked this company')).toBeVisible()
    // The focus was nowhere once the button that had it was gone.
    const heading = screen.getByRole('heading', { level: 1 })
    await waitFor(() => expect(heading.parentElement).toHaveFocus())
    await user.click(await screen.findByRole('button', { name: 'Unblock' }))
    await waitFor(() => expect(screen.queryByText('You blocked this company')).toBeNull())
    await waitFor(() => expect(heading.parentElement).toHaveFocus())
  })
})
