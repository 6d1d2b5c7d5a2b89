import { expect, it } from '@jest/globals'
import { buildMember, expectNoAxeViolations, renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import texts from '../locales/en-us.json' with { type: 'json' }
import { testHost } from '../testing/render-page.tsx'
import { AccountControl } from './account-control.tsx'
import { provideMemberControls } from './load-member-controls.ts'
import { memberControls } from './member-controls.ts'

provideMemberControls(memberControls)

const open = (session: Parameters<typeof renderWithPlatform>[1] & object) =>
  renderWithPlatform(<AccountControl hasEmployerSite={false} />, {
    namespace: 'shell',
    texts: { shell: texts },
    ...session,
  })

it('shows the letters of a member’s name, and says whose account it is', async () => {
  await open({ session: { kind: 'member', user: buildMember() } })
  expect(screen.getByRole('button', { name: 'Your account, Mei Tan' })).toHaveTextContent('MT')
})

// It showed a question mark, and was called “Your account, -”.
it('shows the letter of the address of a member without a name', async () => {
  const user = buildMember({ first_name: '-', last_name: '-', email: 'zoe7@example.com' })
  await open({ session: { kind: 'member', user } })
  expect(screen.getByRole('button', { name: 'Your account, zoe7@example.com' })).toHaveTextContent(/^Z$/)
})

// It showed a question mark too, since no letter could be made of the dots it was given.
it('shows somebody, and says what is the matter, while nobody can tell who is signed in', async () => {
  await open({ session: { kind: 'guest', is_away: true } })
  const mark = screen.getByRole('img', { name: 'Your account (unavailable)' })
  expect(mark).toHaveAttribute('title', 'Your account (unavailable)')
  expect(mark).toHaveTextContent(/^$/)
  await expectNoAxeViolations()
})

it('leads to a member’s pages that are on in this country, and to no other', async () => {
  const { user } = await open({
    session: { kind: 'member', user: buildMember() },
    host: testHost(['/recommended-job/pending', '/account-settings/account', '/account-settings/job-alert']),
  })
  await user.click(screen.getByRole('button', { name: /Your account/ }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(['My jobs', 'Job alerts', 'Account settings', 'Sign out'])
})
