import { beforeEach, expect, it } from '@jest/globals'
import { NotificationBar } from '@jobspan/shared-kit/design'
import { mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { askCampaignConsent } from './ask-campaign-consent.ts'
import texts from './campaign-texts/en-us.json' with { type: 'json' }

const counted: unknown[] = []
setupMockApi(
  mockApiResponse('POST', '/api/recruiters/log_google_utm', async (request) => {
    counted.push(await request.json())
    return { data: null }
  }),
)
beforeEach(() => {
  counted.length = 0
  localStorage.clear()
})

const campaign = { utm_source: 'google', utm_campaign: 'nurses', utm_id: '7' }
const land = async (path = '/en-us/job/cook-7', named: Record<string, string> = campaign) => {
  const page = await renderWithPlatform(<NotificationBar />)
  await act(() => askCampaignConsent(page.platform, named, path))
  return page
}

it('counts a visit of a campaign once its visitor lets it, and the next ones without asking', async () => {
  const { user, unmount } = await land()
  expect(await screen.findByText(texts.question)).toBeVisible()
  expect(counted).toEqual([])
  await user.click(screen.getByRole('button', { name: texts.allow }))
  const visit = { consent: true, utm_source: 'google', utm_campaign: 'nurses' }
  await waitFor(() => expect(counted).toEqual([{ ...visit, landing: 'job' }]))
  unmount()
  await land('/en-us')
  await waitFor(() =>
    expect(counted).toEqual([
      { ...visit, landing: 'job' },
      { ...visit, landing: 'home' },
    ]),
  )
  expect(screen.queryByText(texts.question)).toBeNull()
})

it('counts nothing of whoever declines, and does not ask again', async () => {
  const { user, unmount } = await land()
  await user.click(await screen.findByRole('button', { name: texts.decline }))
  unmount()
  await land()
  expect(screen.queryByText(texts.question)).toBeNull()
  expect(counted).toEqual([])
})

it('does not ask whose browser says no for them, nor about an address without a source', async () => {
  Object.assign(navigator, { globalPrivacyControl: true })
  await land()
  Object.assign(navigator, { globalPrivacyControl: undefined })
  await land('/en-us', { utm_campaign: 'nurses' })
  expect(screen.queryByText(texts.question)).toBeNull()
})
