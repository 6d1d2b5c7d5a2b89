import { defineRemote, page } from '@jobspan/shared-kit/remote'

export default defineRemote({
  name: 'mf-job-detail',
  pages: [
    page('/job/:slug', () => import('./pages/job-page.tsx'), { access: 'public' }),
    page('/job/:slug/apply/success', () => import('./pages/apply-success-page.tsx'), { access: 'member' }),
  ],
  slots: { 'search.preview': () => import('./slots/search-preview.tsx') },
  texts: async (language) => (await import(`./locales/${language}.json`, { with: { type: 'json' } })).default,
})
