import { contribute, defineRemote, overlay } from '@jobspan/shared-kit/remote'

/** Identities are verified in Singapore (docs/product-rules.md#identity-verification). */
const shown = { access: 'member', countries: ['sg'] } as const

export default defineRemote({
  name: 'mf-identity',
  overlays: [
    overlay('verification', 'showSingpassInfo', () => import('./overlays/identity-overlay.tsx'), { access: 'member' }),
  ],
  contributions: [
    contribute('profile.badges', 'identity', () => import('./slots/profile-badge.tsx'), { version: '1.0', ...shown }),
    contribute('job.eligibility', 'identity', () => import('./slots/job-eligibility.tsx'), {
      // Of a page that gives no `place` yet, it stands above the application alone.
      version: '1.0',
      ...shown,
    }),
    contribute('chat.panel', 'identity', () => import('./slots/chat-prompt.tsx'), { version: '1.0', ...shown }),
    contribute('settings.tabs', 'identity', () => import('./slots/settings-tab.tsx'), { version: '1.0', ...shown }),
  ],
  slots: { 'kit.mf-identity': () => import('./slots/kit-story.tsx') },
  texts: async (language) => (await import(`./locales/${language}.json`, { with: { type: 'json' } })).default,
})
