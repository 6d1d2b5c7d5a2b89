import { describe, expect, it } from '@jest/globals'
import type { Session } from '@jobspan/shared-kit/contracts/auth/session'
import { buildMember, expectNoAxeViolations, renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import type { BootLink } from '../boot-data.ts'
import { collectLinks } from '../federation/boot-links.ts'
import texts from '../locales/en-us.json' with { type: 'json' }
import { testHost } from '../testing/render-page.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const link = (changes: Partial<BootLink> & Pick<BootLink, 'id' | 'area'>): BootLink => ({
  to: `/${changes.id}`,
  text: changes.id,
  weight: 50,
  ...changes,
})
const member: Session = { kind: 'member', user: buildMember() }
const guest: Session = { kind: 'guest' }
const pages = ['/rewards', '/invite', '/join', '/verified']

const open = (links: readonly BootLink[], session: Session = guest, path = '/') =>
  renderWithPlatform(
    <>
      <Header hasEmployerSite={false} />
      <Footer helpEmail="help@jobspan.test" year={2026} hasEmployerSite={false} />
    </>,
    {
      namespace: 'shell',
      texts: { shell: texts },
      session,
      path,
      host: testHost(pages, collectLinks([{ navigation: links }])),
    },
  )
/** jsdom has the width of a phone, where the header's places are behind a button. */
const namesIn = (name: string) => {
  const navigation = screen.queryByRole('navigation', { name, hidden: true })
  return navigation
    ? within(navigation)
        .queryAllByRole('link', { hidden: true })
        .map(({ textContent }) => textContent)
    : []
}

describe('links that remotes bring', () => {
  it('stand in the header and the footer by weight, and then by id, with what leads here marked', async () => {
    await open(
      [
        link({ area: 'header', id: 'rewards', text: 'Rewards' }),
        link({ area: 'header', id: 'invite', text: 'Invite' }),
        link({ area: 'header', id: 'verified', text: 'First', weight: 5, activePaths: ['/rew'] }),
        link({ area: 'footer', id: 'invite', text: 'Invite friends' }),
      ],
      guest,
      '/rewards',
    )
    expect(namesIn('Main')).toEqual(['First', 'Invite', 'Rewards'])
    expect(namesIn('Jobs')).toEqual(['Invite friends'])
    const current = screen.getAllByRole('link', { current: 'page', hidden: true }).map((each) => each.textContent)
    expect(current).toEqual(['First', 'Rewards'])
    await expectNoAxeViolations()
  })

  it('are those of the visitor: of members, of guests, of nobody in particular', async () => {
    const links = [
      link({ area: 'header', id: 'rewards', text: 'For members', access: 'member' }),
      link({ area: 'header', id: 'join', text: 'For guests', access: 'guest' }),
      link({ area: 'header', id: 'invite', text: 'For everybody' }),
    ]
    const asGuest = await open(links)
    expect(namesIn('Main')).toEqual(['For everybody', 'For guests'])
    asGuest.unmount()
    const asMember = await open(links, member)
    expect(namesIn('Main')).toEqual(['For everybody', 'For members'])
    asMember.unmount()
    // Somebody is signed in, and nobody can tell who.
    await open(links, { kind: 'guest', is_away: true })
    expect(namesIn('Main')).toEqual(['For everybody'])
  })

  it('lead to no page that is off in this country', async () => {
    await open([link({ area: 'header', id: 'rewards' }), link({ area: 'header', id: 'elsewhere' })])
    expect(namesIn('Main')).toEqual(['rewards'])
  })

  it('stand in the menu and the bar of a member with their icons; a name of a later shell shows none', async () => {
    const { user } = await open(
      [
        link({ area: 'member-menu', id: 'rewards', text: 'Rewards', icon: 'gift' }),
        link({ area: 'member-menu', id: 'invite', text: 'Invite', icon: 'rocket' }),
        link({ area: 'bottom-bar', id: 'verified', text: 'Verified', icon: 'badge-check', access: 'member' }),
      ],
      member,
    )
    expect(namesIn('Your pages')).toEqual(['Verified'])
    await user.click(screen.getByRole('button', { name: /Your account/ }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Invite', 'Rewards', 'Sign out'])
    expect(items.map((item) => item.querySelector('svg')?.getAttribute('class') ?? '')).toEqual([
      '',
      expect.stringContaining('lucide-gift'),
      expect.stringContaining('lucide-log-out'),
    ])
  })
})
