import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { queryOptions } from '@tanstack/react-query'
import { waitForInterest } from '../../job/wait-for-interest.ts'

/**
 * The application form is code that most visits never need: it comes when the button is near, or when its address is opened. Undefined where the
 * code could not be had, which stays the answer until it is forgotten.
 */
export const applyPanelModule = createLazyModule(() => import('./apply-panel.tsx').catch(() => undefined))

/** What fails now is asked for again when it is needed. */
export const preloadApplyPanel = async (): Promise<void> => {
  if (!(await applyPanelModule.load())) applyPanelModule.forget()
}

/** Contracts that the form is written with. Run with it as one task, their validators hold a slow phone up for 100 ms. */
const contracts = [
  () => import('@jobspan/shared-kit/contracts/auth/session'),
  () => import('@jobspan/shared-kit/contracts/auth/sign-in'),
  () => import('@jobspan/shared-kit/contracts/applications/applications'),
]

const waitForIdle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 8000 }))

/**
 * Brings the form's code piece by piece to a visitor who reads, each piece once the page is at rest, until `signal` ends it. Never throws.
 */
export const preloadApplyPanelWhenRead = async (signal: AbortSignal): Promise<void> => {
  if (!('requestIdleCallback' in globalThis)) return
  await waitForInterest(signal)
  for (const load of [...contracts, preloadApplyPanel]) {
    await waitForIdle()
    if (signal.aborted) return
    try {
      await load()
    } catch {
      return
    }
  }
}

/**
 * Brings the form's code before the server renders the page, so that it writes the form in its place. The browser does not wait
 * for it: the server's form stands there until the code has come that takes it over.
 */
export const applyPanelQuery = () =>
  queryOptions({
    queryKey: ['mf-job-detail', 'apply-panel'],
    queryFn: async () => (await applyPanelModule.load()) !== undefined,
  })
