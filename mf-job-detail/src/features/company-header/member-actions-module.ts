import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'

/** What members alone do with a company: guests do not load it. */
export const memberActionsModule = createLazyModule(() => import('./member-actions.tsx'))
