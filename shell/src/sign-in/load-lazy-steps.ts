import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'

const lazySteps = createLazyModule(() => import('./lazy-steps.ts').then(({ lazySteps }) => lazySteps))

/** Fetches every step but the first two, once; a failure may be tried again. */
export const loadLazySteps = lazySteps.load

/** The later steps; suspends until they are here. The server has them before it renders (see the page's queries). */
export const useLazySteps = lazySteps.useModule
