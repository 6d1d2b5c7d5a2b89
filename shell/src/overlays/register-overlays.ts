import { registerApplication } from 'single-spa'
import type { OverlaySettings } from './overlay-settings.ts'

/** Everything else is loaded with the first overlay that is shown or come near to: most pages never ask for it. */
const loadOverlayCode = () => import(/* webpackChunkName: "overlay" */ './show-overlays.tsx')

/** Fetches what the overlay of an address needs, where it has one; never throws. */
export const prefetchOverlay = (href: string, settings: OverlaySettings): void => {
  if (settings.index.find(href))
    loadOverlayCode().then(({ preloadOverlay }) => preloadOverlay(href, settings), settings.telemetry.warn)
}

/**
 * Registers the application of overlays, which is active while the query has the flag of one. Neither `mount` nor `unmount` ever rejects
 * or waits: the page below does not wait for either.
 */
export const registerOverlays = (settings: OverlaySettings): void => {
  const { index, history, platform } = settings
  const mount = (focused: Element | null) => {
    let isOpen = true
    let close = () => {
      isOpen = false
    }
    loadOverlayCode().then(
      ({ showOverlays }) => {
        if (isOpen) close = showOverlays(focused, settings)
      },
      () => {
        if (!isOpen) return
        platform.notify(platform.i18n.t('failure.slotTitle', { ns: 'shell' }), 'error')
        void platform.navigate(index.toPage(history.get()), { replace: true })
      },
    )
    return () => close()
  }
  let close: () => void
  registerApplication({
    name: 'overlays',
    app: async () => ({
      bootstrap: async () => undefined,
      async mount() {
        close = mount(document.activeElement)
      },
      unmount: async () => close(),
    }),
    activeWhen: ({ search }) => index.find(search) !== undefined,
  })
}
