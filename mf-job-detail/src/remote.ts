import { contribute, declareSlot, defineRemote, page } from '@jobspan/shared-kit/remote'

/** The overview and the tabs are one file. */
const companyPage = () => import('./pages/company-page.tsx')

export default defineRemote({
  name: 'mf-job-detail',
  pages: [
    page('/job/:slug', () => import('./pages/job-page.tsx'), { access: 'public' }),
    page('/job/:slug/apply/success', () => import('./pages/apply-success-page.tsx'), { access: 'member' }),
    page('/company/:slug', companyPage),
    page('/company/:slug/:tab', companyPage),
  ],
  declaredSlots: [
    // 1.2: `isClosedToVisitor`.
    declareSlot('job.actions', { version: '1.2', onFailure: 'fallback' }),
    // 1.1: `place`.
    declareSlot('job.eligibility', { version: '1.1', onFailure: 'hide' }),
    declareSlot('apply.success', { version: '1.0', onFailure: 'hide' }),
  ],
  contributions: [contribute('search.preview', 'job', () => import('./slots/search-preview.tsx'), { version: '1.0' })],
  texts: async (language) => (await import(`./locales/${language}.json`, { with: { type: 'json' } })).default,
})
