import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { FailureBoundary } from './failure-boundary.tsx'
import { useHost, usePlatform } from './platform.tsx'
import type { LoadedSlot, SlotName, SlotParams } from './remote-contract.ts'

type Props<Name extends SlotName> = {
  name: Name
  params: SlotParams[Name]
  /** Names what is missing where it could not be loaded, in the words of the page that it stands on. */
  label?: string
  /** Shown while the slot loads, its code and then its data; the same size as what follows it. */
  loading?: ReactNode
  /** Shown where no remote offers this slot in this country. */
  absent?: ReactNode
}

type State<Name extends SlotName> =
  | { step: 'loading'; slot?: undefined }
  | { step: 'failed'; slot?: undefined }
  | { step: 'ready'; slot: LoadedSlot<Name> }

/**
 * Shows what another remote contributes under a name. The page is whole without it: where no remote offers the slot,
 * nothing (or `absent`) stands there; where loading fails, a named fallback with a retry.
 */
export const Slot = <Name extends SlotName>({ name, params, label, loading = null, absent = null }: Props<Name>) => {
  const host = useHost()
  const { i18n } = usePlatform()
  const [state, setState] = useState<State<Name>>({ step: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const offered = host?.hasSlot(name) ?? false
  // What the shell offers may change while the slot is shown; a slot that is there keeps its own code until it goes.
  const latest = useRef(host)
  latest.current = host
  const retry = useCallback(() => {
    setState({ step: 'loading' })
    setAttempt((count) => count + 1)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt is asked for by counting.
  useEffect(() => {
    if (!latest.current || !offered) return
    let current = true
    latest.current.loadSlot(name).then(
      (slot) => current && setState({ step: 'ready', slot }),
      () => current && setState({ step: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [name, offered, attempt])

  // Only a failed slot waits to be loaded anew, and it does so by itself.
  const failed = state.step === 'failed'
  useEffect(() => (failed ? host?.onSlotRecovered(name, retry) : undefined), [failed, host, name, retry])

  if (!host || !offered) return absent
  if (state.step === 'failed') return <host.Failure kind="slot" label={label} retry={retry} />
  if (state.step === 'loading') return loading
  // Parameters and component are of the same slot, which the generic name hides from JSX.
  const Content = state.slot.module.Slot as ComponentType<{ loading?: ReactNode }>
  return (
    <FailureBoundary kind="slot" label={label} onRetry={retry}>
      <I18nextProvider i18n={state.slot.i18n ?? i18n} defaultNS={state.slot.remote}>
        <Content {...params} loading={loading} />
      </I18nextProvider>
    </FailureBoundary>
  )
}
