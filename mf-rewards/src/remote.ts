import { contribute, defineRemote, navigationLink, page } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'

const forMembers = { access: 'member' } as const
const invite = { id: 'invite-friends', to: urls.inviteFriends(), textKey: 'navigation.invite' } as const

export default defineRemote({
  name: 'mf-rewards',
  pages: [
    page('/invite-friends', () => import('./pages/invite-friends-page.tsx')),
    page('/invite/:code', () => import('./pages/invitation-page.tsx')),
    page('/rewards', () => import('./pages/rewards-page.tsx'), forMembers),
    page('/rewards/points', () => import('./pages/points-page.tsx'), forMembers),
    page('/rewards/withdraw', () => import('./pages/withdraw-page.tsx'), forMembers),
    page('/rewards/distribution', () => import('./pages/distribution-page.tsx'), forMembers),
  ],
  slots: { 'kit.mf-rewards': () => import('./slots/kit-story.tsx') },
  contributions: [
    contribute('apply.success', 'rewards', () => import('./slots/success-line.tsx'), {
      version: '1.0',
      ...forMembers,
    }),
    contribute('profile.asides', 'rewards', () => import('./slots/profile-card.tsx'), {
      version: '1.0',
      ...forMembers,
    }),
  ],
  navigation: [
    navigationLink({ ...invite, area: 'member-menu', icon: 'gift', weight: 44, ...forMembers }),
    navigationLink({ ...invite, area: 'footer', weight: 60 }),
    navigationLink({
      area: 'member-menu',
      id: 'rewards',
      to: urls.rewards(),
      textKey: 'navigation.rewards',
      icon: 'wallet',
      weight: 46,
      ...forMembers,
    }),
  ],
  texts: async (language) => (await import(`./locales/${language}.json`, { with: { type: 'json' } })).default,
})
