import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { declareSlot, defineRemote, navigationLink, page } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'

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

const forMembers = { access: 'member' } as const
const inMenu = { area: 'member-menu', ...forMembers } as const
const myJobs = { id: 'my-jobs', to: urls.myJobs(), textKey: 'navigation.myJobs', ...forMembers }
/** Guests have these alone of My jobs. */
const savedJobs = {
  id: 'saved-jobs',
  to: urls.recommendedJob('saved'),
  access: 'guest',
} as const
const myJobsPaths = [urls.myJobs()]
const profile = { id: 'profile', to: urls.manageProfile(), ...forMembers }

export default defineRemote({
  name: 'mf-profile',
  pages: [
    page('/account-settings', () => import('./pages/account-settings-redirect-page.tsx'), { access: 'member' }),
    page('/account-settings/:tab', () => import('./pages/account-settings-page.tsx'), { access: 'member' }),
    page('/jobseeker-complete-profile', () => import('./pages/complete-profile-page.tsx'), { access: 'member' }),
    page('/jobseeker-complete-profile/:step', () => import('./pages/complete-records-page.tsx'), { access: 'member' }),
    page('/manage-profile', () => import('./pages/manage-profile-redirect-page.tsx'), { access: 'member' }),
    page('/manage-profile/:tab', () => import('./pages/manage-profile-page.tsx'), { access: 'member' }),
    page('/manage-profile/resume/:source', () => import('./pages/read-resume-page.tsx'), { access: 'member' }),
    page('/job-alert/:purpose', () => import('./pages/job-alert-link-page.tsx')),
    page('/recommended-job', () => import('./pages/my-jobs-redirect-page.tsx')),
    page('/recommended-job/:tab', () => import('./pages/my-jobs-page.tsx')),
  ],
  slots: {
    'kit.mf-profile': () => import('./slots/kit-story.tsx'),
  },
  declaredSlots: [
    declareSlot('profile.badges', { version: '1.0', onFailure: 'hide' }),
    declareSlot('profile.asides', { version: '1.0', onFailure: 'hide' }),
    declareSlot('settings.tabs', { version: '1.0', onFailure: 'fallback' }),
  ],
  navigation: [
    navigationLink({ ...myJobs, area: 'header', weight: 40, activePaths: myJobsPaths }),
    navigationLink({ ...myJobs, area: 'footer', weight: 40 }),
    navigationLink({ ...savedJobs, area: 'header', textKey: 'navigation.savedJobsShort', weight: 40 }),
    navigationLink({ ...savedJobs, area: 'footer', textKey: 'navigation.savedJobs', weight: 40 }),
    navigationLink({ ...myJobs, area: 'bottom-bar', icon: 'bookmark', weight: 20, activePaths: myJobsPaths }),
    navigationLink({ ...myJobs, area: 'member-menu', icon: 'briefcase', weight: 10 }),
    navigationLink({ ...profile, area: 'member-menu', textKey: 'navigation.profile', icon: 'user-round', weight: 20 }),
    navigationLink({
      ...inMenu,
      id: 'resumes',
      to: urls.manageProfile('resume'),
      textKey: 'navigation.resumes',
      icon: 'file-text',
      weight: 30,
    }),
    navigationLink({
      ...inMenu,
      id: 'alerts',
      to: urls.accountSettings('job-alert'),
      textKey: 'navigation.alerts',
      icon: 'bell',
      weight: 40,
    }),
    navigationLink({
      ...inMenu,
      id: 'settings',
      to: urls.accountSettings(),
      textKey: 'navigation.settings',
      icon: 'settings',
      weight: 50,
    }),
    navigationLink({
      ...profile,
      area: 'bottom-bar',
      textKey: 'navigation.profileShort',
      icon: 'user-round',
      weight: 40,
      activePaths: ['/manage-profile/', urls.completeProfile(), '/account-settings/'],
    }),
  ],
  texts: async (language) => (await texts[language]()).default,
})
