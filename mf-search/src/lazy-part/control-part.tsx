import { hasNotedPress, notePresses, repeatPress } from '@jobspan/shared-features/lazy-part/repeat-press'
import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'
import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { onFirstInteraction } from './first-interaction.ts'
import { createPart, fulfilled } from './lazy-part.tsx'

type ContentProps<Props extends object> = {
  part: ReturnType<typeof createPart<Props>>
  start: Promise<unknown>
  props: Props
}

const Content = <Props extends object>({ part, start, props }: ContentProps<Props>) => {
  use(start)
  const Part = part.useModule()
  return Part ? <Part {...props} /> : null
}

type Start = {
  /** For what must not wait until the visitor touches the page. */
  comesAtOnce?: boolean
}

/**
 * A control in a file of its own. What the server wrote stays until the visitor touches the page, and a press before its code has come is repeated.
 * Where the browser opens the page, the file comes at once; its place is kept by `room`. Where the file could not be had,
 * what the server wrote stays until it can.
 */
export const controlPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  room?: ReactNode,
): ((props: Props & Start) => ReactNode) => {
  const part = createPart(load)
  if (typeof document !== 'undefined') notePresses()
  let touched: Promise<unknown> | undefined
  const whenTouched = () => {
    const interaction = () => new Promise<void>((resolve) => void onFirstInteraction(resolve))
    touched ??= repeatPress((hasNotedPress() ? fulfilled : interaction()).then(part.loadUntilHere))
    return touched
  }
  const Place = memo(({ isWaiting, ...props }: Props & { isWaiting: boolean }) => (
    <Suspense fallback={room}>
      <Content part={part} start={isWaiting ? whenTouched() : fulfilled} props={props as unknown as Props} />
    </Suspense>
  )) as unknown as ComponentType<Props & { isWaiting: boolean }>
  return ({ comesAtOnce = false, ...given }) => {
    const isHydrated = useIsHydrated()
    const [isWritten] = useState(!isHydrated && typeof document !== 'undefined')
    const [first] = useState(given)
    const [isHere, setHere] = useState(!isWritten)
    useEffect(() => {
      if (!isHere) void (comesAtOnce ? part.loadUntilHere() : whenTouched()).then(() => setHere(true))
    }, [isHere, comesAtOnce])
    // Other props would have React take away what the server wrote, or, where they come deferred, hold back all else that is deferred.
    const props = (isHere ? given : first) as unknown as Props
    return <Place {...props} isWaiting={isWritten && !comesAtOnce} />
  }
}
