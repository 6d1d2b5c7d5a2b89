import { injectIntoGlobalHook, performReactRefresh } from 'react-refresh/runtime'

// A remote has no entry of its own that could do this, only what the shell takes from it. Runs once in each bundle.
injectIntoGlobalHook(window)

/** Shows a new version of a page in place, with its state. */
export const refreshPage = () => setTimeout(performReactRefresh, 20)
