import { defineRemote, page } from '@jobspan/shared-kit/remote'
import { loadShellPageTexts } from './texts.ts'

const development = process.env.NODE_ENV === 'development'

/** The shell's own pages, described as a remote describes its own, so that one path serves them all. */
export const shellPages = defineRemote({
  name: 'shell',
  pages: [
    page('/get-started', () => import('./pages/get-started-page.tsx')),
    page(
      '/get-started/link',
      () => import(/* webpackChunkName: "account-pages" */ './pages/get-started/link-page.tsx'),
    ),
    page(
      '/get-started/email',
      () => import(/* webpackChunkName: "account-pages" */ './pages/get-started/email-page.tsx'),
    ),
    page(
      '/get-started/device/:id',
      () => import(/* webpackChunkName: "account-pages" */ './pages/get-started/device-page.tsx'),
      { access: 'member' },
    ),
    page('/change-password', () => import(/* webpackChunkName: "account-pages" */ './pages/change-password-page.tsx')),
    page(
      '/jobseeker-login-redirect',
      () => import(/* webpackChunkName: "account-pages" */ './pages/jobseeker-login-redirect-page.tsx'),
      { access: 'member' },
    ),
    page('/terms', () => import(/* webpackChunkName: "small-pages" */ './pages/terms-page.tsx')),
    page('/privacy', () => import(/* webpackChunkName: "small-pages" */ './pages/privacy-page.tsx')),
    page('/maintenance', () => import(/* webpackChunkName: "small-pages" */ './pages/maintenance-page.tsx')),
    ...(development ? [page('/kit', () => import('./pages/kit-page.tsx'))] : []),
  ],
  texts: loadShellPageTexts,
})
