import { expect, it } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { asMember, englishText } from '../testing/handlers.ts'
import { Slot as ProfileCard } from './profile-card.tsx'
import { Slot as SuccessLine } from './success-line.tsx'

it('leads from a profile to invitations and rewards without leaving the site', async () => {
  const { user, platform } = await renderWithPlatform(<ProfileCard />, asMember())
  await user.click(screen.getByRole('link', { name: englishText('guest.action') }))
  await user.click(screen.getByRole('link', { name: englishText('slot.rewards') }))
  expect(platform.navigate.mock.calls.map(([to]) => to)).toEqual(['/invite-friends', '/rewards'])
})

it('leads on from a sent application', async () => {
  const { user, platform } = await renderWithPlatform(<SuccessLine />, asMember())
  await user.click(screen.getByRole('link', { name: englishText('slot.link') }))
  expect(platform.navigate.mock.calls[0]?.[0]).toBe('/invite-friends')
})
