import { injectIntoGlobalHook, performReactRefresh } from 'react-refresh/runtime'

// A remote has no entry of its own that could do this, only what the shell takes from it. Runs once in each bundle.
injectIntoGlobalHook(window)

/** Whether the page's React can exchange components: its production build tells no way to. */
const canRefresh = () =>
  [...window.__REACT_DEVTOOLS_GLOBAL_HOOK__.renderers.values()].some((renderer) => renderer.scheduleRefresh)

/** Shows a new version of a page in place, with its state; anew where the page's React can do no better. */
export const refreshPage = () => setTimeout(() => (canRefresh() ? performReactRefresh() : window.location.reload()), 20)
