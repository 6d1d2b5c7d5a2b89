type Renderers = { renderers: Map<number, unknown> }

/**
 * Only in development. Every remote brings its own Fast Refresh runtime, and each finds React through this hook. The one
 * that Fast Refresh makes by itself forgets the renderers, so a runtime that comes after React would never see it; this
 * one, which the React DevTools would otherwise bring, remembers them.
 */
const scope = window as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Renderers & Record<string, unknown> }

scope.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(this: Renderers, renderer: unknown) {
    const id = this.renderers.size + 1
    this.renderers.set(id, renderer)
    return id
  },
  onScheduleFiberRoot: () => undefined,
  onCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
}
