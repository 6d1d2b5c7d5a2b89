import { queryOptions } from '@tanstack/react-query'

type Module = typeof import('./apply-panel.tsx')

let loading: Promise<Module | undefined> | undefined
let loaded: Module | undefined

/**
 * The application form is code that most visits never need: it comes when the button is near, or when its address is opened.
 * Never rejects: undefined where the code could not be had, which stays the answer until `forgetApplyPanel`.
 */
export const loadApplyPanel = (): Promise<Module | undefined> => {
  loading ??= import('./apply-panel.tsx').then(
    (module) => {
      loaded = module
      return module
    },
    () => undefined,
  )
  return loading
}

/** The form's code where it is already here. */
export const loadedApplyPanel = (): Module | undefined => loaded

/** Lets the next `loadApplyPanel` ask anew, where the code could not be had. */
export const forgetApplyPanel = (): void => {
  if (!loaded) loading = undefined
}

/** What fails now is asked for again when it is needed. */
export const preloadApplyPanel = async (): Promise<void> => {
  if (!(await loadApplyPanel())) forgetApplyPanel()
}

/** Contracts that the form is written with. Run with it as one task, their validators hold a slow phone up for 100 ms. */
const contracts = [
  () => import('@jobspan/shared-kit/contracts/session'),
  () => import('@jobspan/shared-kit/contracts/sign-in'),
  () => import('@jobspan/shared-kit/contracts/applications'),
]

const rest = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 8000 }))

/** Brings the form's code piece by piece, each once the page is at rest, until `signal` ends it. Never throws. */
export const preloadApplyPanelAtRest = async (signal: AbortSignal): Promise<void> => {
  if (!('requestIdleCallback' in globalThis)) return
  for (const load of [...contracts, preloadApplyPanel]) {
    await rest()
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
