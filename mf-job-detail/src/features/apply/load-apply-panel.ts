import { queryOptions } from '@tanstack/react-query'

type Module = typeof import('./apply-panel.tsx')

let loading: Promise<Module> | undefined
let loaded: Module | undefined

/** The application form is code that most visits never need: it comes when the button is near, or when its address is opened. */
export const loadApplyPanel = (): Promise<Module> => {
  loading ??= import('./apply-panel.tsx').then(
    (module) => {
      loaded = module
      return module
    },
    (reason: unknown) => {
      loading = undefined
      throw reason
    },
  )
  return loading
}

/** The form's code where it is already here. */
export const loadedApplyPanel = (): Module | undefined => loaded

/** Never throws: what fails now is tried again when it is needed. */
export const preloadApplyPanel = (): void => {
  loadApplyPanel().catch(() => undefined)
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
  for (const load of [...contracts, loadApplyPanel]) {
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
 * Brings the form's code before the page is rendered, so that the server writes the form in its place, the browser takes
 * over that very markup, and a soft navigation shows no skeleton. Each side asks under a key of its own: that the server
 * has the code, which its answer travels with, says nothing about this browser.
 */
export const applyPanelQuery = () =>
  queryOptions({
    queryKey: ['mf-job-detail', 'apply-panel', typeof document === 'undefined' ? 'server' : 'browser'],
    queryFn: async () => {
      await loadApplyPanel()
      return true
    },
  })
