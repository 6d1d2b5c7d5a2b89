import { describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { aGrant, aSummary, asMember, englishText, ownInvitations, paths } from '../testing/handlers.ts'
import { Page } from './rewards-page.tsx'

const server = setupMockApi(
  mockApiResponse('GET', paths.summary, { data: aSummary() }),
  mockApiResponse('GET', paths.grants, { data: { items: [], has_more: false } }),
  mockApiResponse('GET', paths.referrals, { data: { items: [] } }),
  mockApiResponse('GET', paths.own, { data: ownInvitations() }),
)
const serveGrants = (...items: object[]) =>
  server.use(mockApiResponse('GET', paths.grants, { data: { items, has_more: false } }))
/** What is asked for once the page is there would come while axe looks. */
const allFetched = ({ platform }: Awaited<ReturnType<typeof renderWithPlatform>>) =>
  waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
const rows = async () =>
  within(await screen.findByRole('list', { name: englishText('rewards.earned') })).getAllByRole('listitem')

describe('rewards', () => {
  it('say as what they were earned, when, and when they arrive', async () => {
    serveGrants(
      aGrant({ id: 4, type: 'cash', state: 'granted', points: 100 }),
      aGrant({ id: 3, type: 'cash', state: 'granted', points: 100 }),
      aGrant({ id: 2, role: 'invitee', type: 'template', state: 'active', valid_until: '2026-12-20T08:00:00Z' }),
      // It promised a day, however long nobody confirmed anything.
      aGrant({ id: 1, role: 'invitee', type: 'cash', state: 'granted', points: 20, awaits_proof: true }),
    )
    const { counts } = ownInvitations()
    server.use(
      mockApiResponse('GET', paths.own, { data: ownInvitations({ counts: { ...counts, registered: 1 } }) }),
      mockApiResponse('GET', paths.summary, {
        data: aSummary({
          next: [
            { type: 'cash', done: 60, needed: 100 },
            { type: 'referral', done: 1, needed: 3 },
          ],
          needs_distribution_info: true,
        }),
      }),
    )
    const rendered = await renderWithPlatform(<Page />, asMember())
    await allFetched(rendered)
    const [cash, template, unproven] = await rows()
    expect(cash).toHaveTextContent(`+100${englishText('grant.times', { number: '2' })}${englishText('grant.inviter')}`)
    expect(cash).toHaveTextContent(englishText('grant.granted', { date: 'November 23, 2026' }))
    expect(template).toHaveTextContent(englishText('grant.invitee'))
    expect(template).toHaveTextContent(englishText('grant.active', { date: 'December 20, 2026' }))
    expect(unproven).toHaveTextContent(englishText('grant.proof.invitee'))
    expect(await screen.findByRole('list', { name: englishText('step.label') })).toHaveTextContent(
      englishText('step.register'),
    )
    const meters = await screen.findAllByRole('progressbar')
    expect(meters.map((meter) => meter.getAttribute('aria-valuenow'))).toEqual(['60', '1'])
    expect(screen.getByRole('link', { name: englishText('overview.addInfo') })).toBeVisible()
    await expectNoAxeViolations()
  })

  it('lead to friends where there are none yet', async () => {
    const rendered = await renderWithPlatform(<Page />, asMember({ language: 'ar', country: 'sa' }))
    expect(await screen.findByText('لا توجد مكافآت بعد')).toBeVisible()
    await allFetched(rendered)
    await expectNoAxeViolations()
  })

  it('put a resume on top when the member says so', async () => {
    serveGrants(aGrant({ action: 'pin_resume' }))
    server.use(mockApiResponse('POST', `${paths.grants}/1/use`, { data: aGrant({ state: 'active' }) }))
    const { user, platform } = await renderWithPlatform(<Page />, asMember())
    await user.click(await screen.findByRole('button', { name: englishText('action.pin_resume') }))
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith(englishText('used.pin_resume'), 'success'))
  })
})

describe('a referral', () => {
  const company = { id: 7, slug: 'harbour-7', name: 'Harbour Works', logo_url: null, open_jobs: 2 }
  const referral = { id: 1, grant_id: 1, company, state: 'sent', sent_at: '2026-11-20T08:00:00Z', viewed_at: null }

  it('goes to the company that the member chooses, once there is a resume', async () => {
    serveGrants(aGrant({ type: 'referral', action: 'choose_company' }))
    server.use(
      mockApiResponse('GET', paths.companies, { data: { items: [company], total: 1, page: 1, size: 20 } }),
      mockApiResponse('POST', paths.referrals, {
        status: 422,
        code: 40001,
        message: 'Please check.',
        errors: { resume_id: ['required'] },
      }),
    )
    const { user, platform } = await renderWithPlatform(<Page />, asMember())
    await user.click(await screen.findByRole('button', { name: englishText('action.choose_company') }))
    await user.click(await screen.findByRole('radio', { name: /Harbour Works/ }))
    await user.click(screen.getByRole('button', { name: englishText('referral.send') }))
    expect(await screen.findByText(englishText('referral.noResume'))).toBeVisible()
    await expectNoAxeViolations()
    server.use(mockApiResponse('POST', paths.referrals, { data: referral }))
    await user.click(screen.getByRole('button', { name: englishText('referral.send') }))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith(
        englishText('referral.sent', { company: 'Harbour Works' }),
        'success',
      ),
    )
  })

  // Sent again after the answer was lost, it was refused as used up, though the company had the resume.
  it('is the same one when it is sent again after the connection broke', async () => {
    serveGrants(aGrant({ type: 'referral', action: 'choose_company' }))
    const keys: (string | null)[] = []
    server.use(
      mockApiResponse('GET', paths.companies, { data: { items: [company], total: 1, page: 1, size: 20 } }),
      http.post(`http://api.test${paths.referrals}`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return HttpResponse.error()
      }),
    )
    const { user } = await renderWithPlatform(<Page />, asMember())
    await user.click(await screen.findByRole('button', { name: englishText('action.choose_company') }))
    await user.click(await screen.findByRole('radio', { name: /Harbour Works/ }))
    const send = screen.getByRole('button', { name: englishText('referral.send') })
    await user.click(send)
    await screen.findByRole('alert')
    server.use(
      mockApiResponse('POST', paths.referrals, (request) => {
        keys.push(request.headers.get('idempotency-key'))
        return { data: referral }
      }),
    )
    await user.click(send)
    await waitFor(() => expect(keys.length).toBeGreaterThan(1))
    expect(new Set(keys).size).toBe(1)
  })
})
