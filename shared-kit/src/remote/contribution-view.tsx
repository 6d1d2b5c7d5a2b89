import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { FailureBoundary } from './failure-boundary.tsx'
import { useHost, usePlatform } from './platform.tsx'
import type { Contribution, SlotFailure } from './slot-contract.ts'
import { SlotRoom } from './slot-room.ts'

/** A contribution that suspends for longer has failed, as one that cannot be loaded has. */
const maxSuspenseMs = 4000

/** Rooms that grow no higher are no place for a drawing and a paragraph. */
const smallRoomPx = 240

export type ContributionViewProps = {
  contribution: Contribution
  params: object
  label: string | undefined
  loading: ReactNode
  reservedHeight: number | undefined
  maxHeight: number | undefined
  onFailure: SlotFailure | undefined
}

type ContentProps = Pick<ContributionViewProps, 'contribution' | 'params' | 'loading'>

/** Waits for the code inside its `Suspense`, so that markup of the server stays until it has come. */
const Content = ({ contribution, params, loading }: ContentProps) => {
  const { i18n } = usePlatform()
  const slot = contribution.loaded() ?? use(contribution.arrival())
  // Parameters and component are of the same slot, which the generic name hides from JSX.
  const Component = slot.module.Slot as ComponentType<{ loading?: ReactNode }>
  return (
    <I18nextProvider i18n={slot.i18n ?? i18n} defaultNS={slot.remote}>
      <Component {...params} loading={loading} />
    </I18nextProvider>
  )
}

/** What is there while the content suspends. */
const Waiting = ({ children, onLate }: { children: ReactNode; onLate: () => void }) => {
  const latest = useRef(onLate)
  latest.current = onLate
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), maxSuspenseMs)
    return () => clearTimeout(timer)
  }, [])
  return children
}

/** Renders only when what it is given differs: an update above markup of the server that waits for its code would discard that. */
const Boundary = memo(
  ({ onLate, ...content }: ContentProps & { onLate: () => void }) => (
    <Suspense fallback={<Waiting onLate={onLate}>{content.loading}</Waiting>}>
      <Content {...content} />
    </Suspense>
  ),
  (before, after) => before.contribution === after.contribution && isSameParams(before.params, after.params),
)

const isSameParams = (before: object, after: object): boolean => {
  const [values, next] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const keys = Object.keys(values)
  return keys.length === Object.keys(next).length && keys.every((key) => Object.is(values[key], next[key]))
}

type Status = 'loading' | 'ready' | 'failed'

/** Loads the code, unless it is here, and tells how that ended. A contribution that is shown keeps its own code until it goes. */
const useContribution = (latest: Contribution, onFailure: SlotFailure) => {
  const [contribution, setContribution] = useState(latest)
  const [status, setStatus] = useState<Status>(() => (latest.isReady() ? 'ready' : 'loading'))
  const [attempt, setAttempt] = useState(0)
  const [isServerMarkup] = useState(() => status === 'ready' && latest.loaded() === undefined)
  /** Its room was empty in sight, or is now: it stays, so that nothing moves. */
  const [isRoomReserved, setRoomReserved] = useState(status === 'loading')
  const newest = useRef(latest)
  newest.current = latest
  const fail = () => {
    setStatus('failed')
    setRoomReserved(true)
  }
  const retry = () => {
    setContribution(newest.current)
    setStatus('loading')
    setAttempt((count) => count + 1)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt is asked for by counting.
  useEffect(() => {
    if (contribution.loaded()) {
      setStatus('ready')
      return
    }
    let current = true
    contribution.load().then(
      () => current && setStatus('ready'),
      // What the server rendered can be read without its code; only a fallback has more to say.
      () => current && !(isServerMarkup && attempt === 0 && onFailure === 'hide') && fail(),
    )
    return () => {
      current = false
    }
  }, [contribution, attempt])

  const isFailed = status === 'failed'
  // biome-ignore lint/correctness/useExhaustiveDependencies: it listens for as long as it has failed.
  useEffect(() => (isFailed ? contribution.onRecovered(retry) : undefined), [isFailed, contribution])
  return { contribution, status, attempt, isRoomReserved, fail, retry }
}

/** One contribution in its room. Whatever becomes of it, those beside it and the page are as they were. */
export const ContributionView = ({ contribution: latest, params, label, loading, ...rest }: ContributionViewProps) => {
  const host = useHost()
  const onFailure = rest.onFailure ?? latest.onFailure
  const { contribution, status, attempt, isRoomReserved, fail, retry } = useContribution(latest, onFailure)
  const isHidden = onFailure === 'hide'
  const isSmall = rest.maxHeight !== undefined && rest.maxHeight < smallRoomPx
  const Failure = host?.Failure
  return (
    <SlotRoom
      data-contribution={contribution.id}
      $reserved={rest.reservedHeight}
      // A fallback has the room that it needs.
      $maxHeight={status === 'failed' ? undefined : rest.maxHeight}
      $isReserved={isRoomReserved}
    >
      {status === 'loading' && loading}
      {status === 'failed' && !isHidden && Failure && (
        <Failure kind="slot" label={label} retry={retry} isSmall={isSmall} />
      )}
      {status === 'ready' && (
        <FailureBoundary key={attempt} kind="slot" label={label} isHidden={isHidden} onRetry={retry} onError={fail}>
          <Boundary contribution={contribution} params={params} loading={loading} onLate={fail} />
        </FailureBoundary>
      )}
    </SlotRoom>
  )
}
