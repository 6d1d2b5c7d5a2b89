import { PlatformProvider } from '@jobspan/shared-kit/remote'
import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { ReleaseId } from '../federation/federation-settings.ts'
import { createCloseOverlay } from './close-overlay.ts'
import { type LoadedOverlay, loadOverlay } from './load-overlay.ts'
import type { ClientOverlay } from './overlay-index.ts'
import type { OverlaySettings } from './overlay-settings.ts'
import { LoadingDialog, OverlayBoundary, OverlayFailure } from './overlay-states.tsx'

type State = { step: 'loading' } | { step: 'failed' } | { step: 'ready'; loaded: LoadedOverlay }

type Props = {
  overlay: ClientOverlay
  settings: OverlaySettings
  onLoaded(release: ReleaseId): void
}

/** The address while it shows this overlay, and the last such address while the overlay goes. */
const useOwnAddress = (overlay: ClientOverlay, { history, index }: OverlaySettings) => {
  const [initial] = useState(history.get)
  const [own] = useState({ href: initial })
  const read = useCallback(() => {
    const href = history.get()
    if (index.find(href)?.queryFlag === overlay.queryFlag) own.href = href
    return own.href
  }, [history, index, overlay, own])
  return useSyncExternalStore(history.subscribe, read)
}

/** Loads the overlay, again when somebody asks for it or when its remote works again. A failure shows only where nothing is shown yet. */
const useLoadedOverlay = ({ overlay, settings, onLoaded }: Props) => {
  const { federation, history } = settings
  const [state, setState] = useState<State>({ step: 'loading' })
  const [hasCrashed, setHasCrashed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt is asked for by counting; the address is only where it began.
  useEffect(() => {
    let isCurrent = true
    loadOverlay(overlay, history.get(), settings).then(
      (loaded) => {
        if (!isCurrent) return
        setHasCrashed(false)
        setState({ step: 'ready', loaded })
        onLoaded(loaded.release)
      },
      () => isCurrent && setState({ step: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const isBroken = state.step === 'failed' || hasCrashed
  useEffect(
    () => (isBroken ? federation.onRecovered(overlay.remote, retry) : undefined),
    [isBroken, federation, overlay, retry],
  )
  const retryNow = () => {
    federation.retryNow()
    retry()
  }
  return { state, attempt, retryNow, onCrash: () => setHasCrashed(true) }
}

/** Not reached where what stands beside it throws. */
const Shown = ({ onShown }: { onShown(): void }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown once.
  useEffect(onShown, [])
  return null
}

/** One overlay from its first request on: loading, failed, or there. Each of them is a dialog that can be closed. */
export const OverlayView = (props: Props) => {
  const { overlay, settings } = props
  const [close] = useState(() => createCloseOverlay(overlay, settings))
  const { state, attempt, retryNow, onCrash } = useLoadedOverlay(props)
  const { frame } = settings.activeRemotes
  const host = useSyncExternalStore(frame.subscribe, frame.get)
  const href = useOwnAddress(overlay, settings)
  const ready = state.step === 'ready' ? state.loaded : undefined
  return (
    <PlatformProvider
      platform={ready?.platform ?? settings.platform}
      namespace={ready ? overlay.remote : 'shell'}
      href={href}
      host={host}
    >
      {state.step === 'loading' && <LoadingDialog onClose={() => close()} />}
      {state.step === 'failed' && <OverlayFailure retry={retryNow} onClose={() => close()} />}
      {ready && (
        <OverlayBoundary
          key={attempt}
          onCrash={onCrash}
          fallback={<OverlayFailure retry={retryNow} onClose={() => close()} />}
        >
          <Suspense>
            <ready.module.Overlay params={new URL(href, 'http://own.invalid').searchParams} close={close} />
            <Shown onShown={() => settings.telemetry.recordMount(ready.release)} />
          </Suspense>
        </OverlayBoundary>
      )}
    </PlatformProvider>
  )
}
