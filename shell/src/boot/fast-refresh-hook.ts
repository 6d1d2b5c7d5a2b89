type Hook = { renderers: Map<number, unknown>; inject(renderer: unknown): number }

/**
 * Only in development, and before React is loaded. Every remote brings its own Fast Refresh runtime, and each finds React
 * through the hook of the React DevTools. Where these are absent, Fast Refresh makes a hook that forgets the renderers, so
 * that a runtime which comes after React would never see it; here the hook learns to remember them.
 */
const hook = (window as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook }).__REACT_DEVTOOLS_GLOBAL_HOOK__

if (hook) {
  const inject = hook.inject
  hook.inject = (renderer) => {
    const id = inject.call(hook, renderer)
    hook.renderers.set(id, renderer)
    return id
  }
}
