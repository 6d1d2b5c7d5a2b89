import type { OverlayProps } from '@jobspan/shared-kit/remote'
import { type ClientOverlay, removeFlags } from './overlay-index.ts'
import type { OverlaySettings } from './overlay-settings.ts'

/**
 * Takes an overlay out of the address, once: back to the page where a step on this site opened it. Where an address from elsewhere did,
 * there is no such entry in the history, and this one becomes the page's.
 */
export const createCloseOverlay = (
  { queryFlag }: ClientOverlay,
  { history, platform }: Pick<OverlaySettings, 'history' | 'platform'>,
): OverlayProps['close'] => {
  // Closing twice would go back twice.
  let isClosing = false
  return ({ reload = false } = {}) => {
    if (isClosing) return
    isClosing = true
    if (reload) {
      const stop = history.subscribe(() => {
        stop()
        location.reload()
      })
    }
    if (history.isOverlayEntry()) window.history.back()
    else
      void platform.navigate(
        removeFlags(history.get(), (name) => name === queryFlag),
        { replace: true },
      )
  }
}
