import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { declareSlot, defineRemote, page } from '@jobspan/shared-kit/remote'
import { navigation } from './navigation.ts'

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

/** The two areas are one screen, and so one file. */
export default defineRemote({
  name: 'mf-search',
  pages: [
    page('/', () => import('./pages/home-page.tsx')),
    page('/jobs-hiring/:query', () => import(/* webpackChunkName: "search" */ './pages/job-search-page.tsx')),
    page('/remote-jobs', () => import(/* webpackChunkName: "area" */ './pages/remote-jobs-page.tsx')),
    page('/web3-jobs', () => import(/* webpackChunkName: "area" */ './pages/web3-jobs-page.tsx')),
    page('/onsite-job', () => import('./pages/onsite-job-page.tsx'), { access: 'member' }),
    page('/companies', () => import('./pages/companies-page.tsx')),
    page('/free-resume-template', () => import('./pages/resume-template-page.tsx')),
    page('/download', () => import('./pages/download-page.tsx')),
  ],
  declaredSlots: [
    declareSlot('home.sections', { version: '1.0', onFailure: 'hide' }),
    declareSlot('search.preview', { version: '1.0', onFailure: 'fallback' }),
  ],
  navigation,
  texts: async (language) => (await texts[language]()).default,
})
