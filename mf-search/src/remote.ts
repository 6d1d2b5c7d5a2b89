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

const jobs = { id: 'jobs', to: urls.search(), weight: 10 }
const jobsPaths = ['/jobs-hiring/']
const remote = { id: 'remote', to: urls.remoteJobs(), textKey: 'navigation.remote', weight: 20 }
const companies = { id: 'companies', to: urls.companies(), textKey: 'navigation.companies', weight: 35 }
const web3 = { id: 'web3', to: urls.web3Jobs(), textKey: 'navigation.web3', weight: 30 }

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
  navigation: [
    navigationLink({ ...jobs, area: 'header', textKey: 'navigation.jobs', activePaths: jobsPaths }),
    // Short, so that five of them have room beside the brand's name.
    navigationLink({ ...remote, area: 'header', textKey: 'navigation.remoteShort' }),
    navigationLink({ ...web3, area: 'header', textKey: 'navigation.web3Short' }),
    navigationLink({ ...companies, area: 'header' }),
    navigationLink({ ...jobs, area: 'footer', textKey: 'navigation.jobs' }),
    navigationLink({ ...remote, area: 'footer' }),
    navigationLink({ ...web3, area: 'footer' }),
    navigationLink({ ...companies, area: 'footer' }),
    navigationLink({
      area: 'footer',
      id: 'resume-template',
      to: urls.resumeTemplate(),
      textKey: 'navigation.resumeTemplate',
      weight: 50,
    }),
    navigationLink({
      area: 'footer',
      id: 'download',
      to: urls.download(),
      textKey: 'navigation.download',
      weight: 60,
    }),
    navigationLink({
      ...jobs,
      area: 'bottom-bar',
      textKey: 'navigation.jobsShort',
      icon: 'briefcase',
      access: 'member',
      activePaths: [...jobsPaths, remote.to, web3.to],
    }),
  ],
  texts: async (language) => (await texts[language]()).default,
})
