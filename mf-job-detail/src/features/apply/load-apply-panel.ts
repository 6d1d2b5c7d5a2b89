import { queryOptions } from '@tanstack/react-query'
import { waitForInterest } from '../../job/wait-for-interest.ts'

type Module = typeof import('./apply-panel.tsx')

/** A promise that says what has become of it, in the fields in which React keeps it itself. */
type TrackedPromise<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value }

let loading: TrackedPromise<Module | undefined> | undefined

/**
 * The application form is code that most visits never need: it comes when the button is near, or when its address is opened.
 * Never rejects: undefined where the code could not be had, which stays the answer until `resetApplyPanel`. Given to `use`, it
 * suspends nothing once it is here.
 */
export const loadApplyPanel = (): Promise<Module | undefined> => {
  if (loading) return loading
  const pending: TrackedPromise<Module | undefined> = import('./apply-panel.tsx').then(
    (module) => {
      pending.status = 'fulfilled'
      pending.value = module
      return module
    },
    () => undefined,
  )
  loading = pending
  return pending
}

/** Lets the next `loadApplyPanel` ask anew, where the code could not be had. */
export const resetApplyPanel = (): void => {
  if (!loading?.value) loading = undefined
}

/** What fails now is asked for again when it is needed. */
export const preloadApplyPanel = async (): Promise<void> => {
  if (!(await loadApplyPanel())) resetApplyPanel()
}

/** Contracts that the form is written with. Run with it as one task, their validators hold a slow phone up for 100 ms. */
const contracts = [
  () => import('@jobspan/shared-kit/contracts/session'),
  () => import('@jobspan/shared-kit/contracts/sign-in'),
  () => import('@jobspan/shared-kit/contracts/applications'),
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
    queryFn: async () => (await loadApplyPanel()) !== undefined,
  })
