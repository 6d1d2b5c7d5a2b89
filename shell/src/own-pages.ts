import { defineRemote, page } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'

/** The shell's own pages, described as a remote describes its own, so that one path serves them all. */
export const ownPages = defineRemote({
  name: 'shell',
  pages: [page('/get-started', () => import('./pages/get-started-page.tsx'))],
  texts: async () => ({}),
})

/** Where guests are sent from a page for members. */
export const signInPath = urls.getStarted
