import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import { defineRemote, page } from '@jobspan/shared-kit/remote'

type Texts = () => Promise<{ default: Record<string, unknown> }>

const texts: Record<LanguageKey, Texts> = {
  'en-us': () => import('./locales/en-us.json', { with: { type: 'json' } }),
  'zh-cn': () => import('./locales/zh-cn.json', { with: { type: 'json' } }),
  'zh-tw': () => import('./locales/zh-tw.json', { with: { type: 'json' } }),
  ja: () => import('./locales/ja.json', { with: { type: 'json' } }),
  'es-es': () => import('./locales/es-es.json', { with: { type: 'json' } }),
  'pt-br': () => import('./locales/pt-br.json', { with: { type: 'json' } }),
  ms: () => import('./locales/ms.json', { with: { type: 'json' } }),
  id: () => import('./locales/id.json', { with: { type: 'json' } }),
  tr: () => import('./locales/tr.json', { with: { type: 'json' } }),
  ar: () => import('./locales/ar.json', { with: { type: 'json' } }),
}

export default defineRemote({
  name: 'mf-profile',
  pages: [
    page('/account-settings', () => import('./pages/account-settings-redirect-page.tsx'), { access: 'member' }),
    page('/account-settings/:tab', () => import('./pages/account-settings-page.tsx'), { access: 'member' }),
    page('/jobseeker-complete-profile', () => import('./pages/complete-profile-page.tsx'), { access: 'member' }),
    page('/jobseeker-complete-profile/:step', () => import('./pages/complete-records-page.tsx'), { access: 'member' }),
    page('/job-alert/:purpose', () => import('./pages/job-alert-link-page.tsx')),
    page('/recommended-job', () => import('./pages/my-jobs-redirect-page.tsx')),
    page('/recommended-job/:tab', () => import('./pages/my-jobs-page.tsx')),
  ],
  slots: {
    'kit.mf-profile': () => import('./slots/kit-story.tsx'),
  },
  texts: async (language) => (await texts[language]()).default,
})
