import { removeFlags } from './overlay-index.ts'
import type { OverlaySettings } from './overlay-settings.ts'

/**
 * Keeps the overlay that is shown while the list of remotes changes: without its overlay, the flag would be a part of the page's address.
 * The answer ends that, and closes the overlay where it is not on any more.
 */
export const keepShownOverlay = ({
  index,
  history,
  platform,
}: Pick<OverlaySettings, 'index' | 'platform'> & {
  history: Pick<OverlaySettings['history'], 'get'>
}): (() => Promise<void>) => {
  const shown = index.find(history.get())
  const retained = shown ? [shown] : []
  index.retain(retained)
  return async () => {
    index.retain([])
    if (!shown || index.find(history.get())?.queryFlag === shown.queryFlag) return
    index.retain(retained)
    await platform.navigate(
      removeFlags(history.get(), (name) => name === shown.queryFlag),
      { replace: true },
    )
    index.retain([])
  }
}
