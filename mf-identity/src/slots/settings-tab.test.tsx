import { describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { aStatus, asMember, aVerification, passHolder, paths } from '../testing/handlers.ts'
import { Slot } from './settings-tab.tsx'

const noRecords = { items: [], total: 0, page: 1, size: 20 }
const server = setupMockApi(
  mockApiResponse('GET', paths.status, { data: aStatus() }),
  mockApiResponse('GET', paths.records, { data: noRecords }),
  mockApiResponse('GET', paths.identities, { data: { items: [{ ...passHolder, key: 'ep', seo_value: 'ep' }] } }),
)

describe('the tab of the account settings', () => {
  it('tells what a verification gives, and begins one', async () => {
    await renderWithPlatform(<Slot />, await asMember())
    expect(await screen.findByRole('button', { name: 'Verify with Sing pass' })).toBeVisible()
    expect(screen.getByText('Employers see verified applicants first')).toBeVisible()
    expect(await screen.findByText('Nothing has been shared yet.')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('says how much of the number is read', async () => {
    const partial = await renderWithPlatform(<Slot />, await asMember())
    expect(await screen.findByText(/never the full number/)).toBeVisible()
    partial.unmount()
    server.use(mockApiResponse('GET', paths.status, { data: aStatus({ reads_full_number: true }) }))
    await renderWithPlatform(<Slot />, await asMember())
    expect(await screen.findByText(/We receive your full NRIC or FIN/)).toBeVisible()
  })

  it('says beside the button that a stand-in plays Singpass', async () => {
    server.use(mockApiResponse('GET', paths.status, { data: aStatus({ is_stand_in: true }) }))
    await renderWithPlatform(<Slot />, await asMember())
    expect(await screen.findByText(/Local stand-in for Singpass/)).toBeVisible()
  })

  // It told members in Singapore to switch to Singapore, where the installation had no client of Singpass.
  it('says that nobody can be verified where the installation has no client of Singpass', async () => {
    server.use(mockApiResponse('GET', paths.status, { data: aStatus({ is_available: false }) }))
    await renderWithPlatform(<Slot />, await asMember())
    expect(await screen.findByText("Identity verification isn't available right now.")).toBeVisible()
    expect(screen.queryByText(/Switch the country/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Verify with Sing pass' })).not.toBeInTheDocument()
  })

  it('shows what is known and with whom it was shared', async () => {
    server.use(
      mockApiResponse('GET', paths.status, { data: aStatus({ verification: aVerification() }) }),
      mockApiResponse('GET', paths.records, {
        data: {
          ...noRecords,
          total: 2,
          items: [
            { id: 2, kind: 'shown', at: '2026-11-21T08:00:00Z', fields: [], company: { id: 1, name: 'Harbour Works' } },
            { id: 1, kind: 'received', at: '2026-11-20T08:00:00Z', fields: ['name', 'pass_type'], company: null },
          ],
        },
      }),
    )
    await renderWithPlatform(<Slot />, await asMember())
    expect(await screen.findByText('Employment Pass holder')).toBeVisible()
    expect(screen.getByText('•••••567D')).toBeVisible()
    expect(await screen.findByText('Harbour Works saw your badge')).toBeVisible()
    expect(screen.getByText(/Name and Pass type/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Verify with Sing pass' })).not.toBeInTheDocument()
    await expectNoAxeViolations()
  })

  it('asks for a new verification once the pass has run out', async () => {
    server.use(
      mockApiResponse('GET', paths.status, { data: aStatus({ verification: aVerification({ is_valid: false }) }) }),
    )
    await renderWithPlatform(<Slot />, await asMember())
    expect(await screen.findByText('Verification expired on March 31, 2027')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Verify with Sing pass' })).toBeVisible()
  })

  it('takes the verification back after asking', async () => {
    server.use(
      mockApiResponse('GET', paths.status, { data: aStatus({ verification: aVerification() }) }),
      mockApiResponse('DELETE', paths.withdraw, { data: aStatus() }),
    )
    const { user } = await renderWithPlatform(<Slot />, await asMember())
    await user.click(await screen.findByRole('button', { name: 'Remove verification' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove your verification?' })
    await user.click(within(dialog).getByRole('button', { name: 'Remove verification' }))
    expect(await screen.findByRole('button', { name: 'Verify with Sing pass' })).toBeVisible()
    expect(screen.queryByText('Employment Pass holder')).not.toBeInTheDocument()
  })

  it('stays as it is where one thinks again', async () => {
    server.use(mockApiResponse('GET', paths.status, { data: aStatus({ verification: aVerification() }) }))
    const { user } = await renderWithPlatform(<Slot />, await asMember())
    await user.click(await screen.findByRole('button', { name: 'Remove verification' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep it' }))
    expect(screen.getByText('Employment Pass holder')).toBeVisible()
  })
})
