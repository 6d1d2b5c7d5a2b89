import { loadOverlays, preloadOverlays } from '@jobspan/shared-kit/design'
import { urls } from '@jobspan/shared-kit/routing'
import { memberAtom } from '@jobspan/shared-kit/session'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { ReleaseId } from '../federation/federation-settings.ts'
import { waitForNextPaint } from '../scheduling.ts'
import { loadOverlay } from './load-overlay.ts'
import { type ClientOverlay, getPartName } from './overlay-index.ts'
import type { OverlaySettings } from './overlay-settings.ts'
import { OverlayView } from './overlay-view.tsx'

const prefetchFiles = ({ remote, queryFlag }: ClientOverlay, { federation, platform }: OverlaySettings) =>
  federation.prefetchPage(remote, getPartName({ queryFlag }), `texts-${platform.locale.language}.js`)

/** Loads the overlay of an address ahead. Never throws. */
export const preloadOverlay = (href: string, settings: OverlaySettings): void => {
  const overlay = settings.index.find(href)
  if (!overlay) return
  preloadOverlays()
  prefetchFiles(overlay, settings)
  void loadOverlay(overlay, href, settings).catch(() => undefined)
}

/** Gives the focus back, unless something has it: the dialog gives it back itself where it can. */
const restoreFocus = (element: Element | null) => {
  if (document.activeElement && document.activeElement !== document.body) return
  const isUsable = element instanceof HTMLElement && element.isConnected && element !== document.body
  const target = isUsable ? element : document.getElementById('page')
  target?.focus({ preventScroll: true })
}

type Props = { first: ClientOverlay; settings: OverlaySettings; onLoaded(release: ReleaseId): void }

/** The overlay of the address, and the last one while it goes. */
const Overlays = ({ first, settings, onLoaded }: Props) => {
  const { index, history } = settings
  const [shown] = useState({ overlay: first })
  const readFlag = () => {
    const next = index.find(history.get())
    if (next && next.queryFlag !== shown.overlay.queryFlag) shown.overlay = next
    return shown.overlay.queryFlag
  }
  const queryFlag = useSyncExternalStore(history.subscribe, readFlag)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the flag names the overlay.
  const overlay = useMemo(() => shown.overlay, [queryFlag])
  return <OverlayView key={queryFlag} overlay={overlay} settings={settings} onLoaded={onLoaded} />
}

/**
 * Shows the overlay of the address in a root of its own; the answer takes it away. The page below is not touched: neither its elements nor
 * its place in the window change. `focused` is the element that had the focus when the overlay was opened.
 */
export const showOverlays = (focused: Element | null, settings: OverlaySettings): (() => void) => {
  const { index, platform, telemetry, history } = settings
  const first = index.find(history.get())
  if (!first) return () => undefined
  if (first.access === 'member' && !platform.store.get(memberAtom)) {
    void platform.navigate(urls.getStarted(history.get()), { replace: true })
    return () => undefined
  }
  prefetchFiles(first, settings)
  let release: ReleaseId | undefined
  const container = document.body.appendChild(document.createElement('div'))
  const onError = (error: unknown) => telemetry.recordCrash(error, release)
  const root = createRoot(container, {
    identifierPrefix: 'o',
    onCaughtError: onError,
    onUncaughtError: onError,
    onRecoverableError: telemetry.warn,
  })
  // Without the kit's dialogs neither the overlay nor its fallback can be shown.
  loadOverlays().catch(() => {
    platform.notify(platform.i18n.t('failure.slotTitle', { ns: 'shell' }), 'error')
    void platform.navigate(index.toPage(history.get()), { replace: true })
  })
  root.render(
    <Overlays
      first={first}
      settings={settings}
      onLoaded={(loaded) => {
        release = loaded
      }}
    />,
  )
  return () => {
    root.unmount()
    container.remove()
    // Until then what is below an open dialog takes no focus.
    void waitForNextPaint().then(() => restoreFocus(focused))
  }
}
