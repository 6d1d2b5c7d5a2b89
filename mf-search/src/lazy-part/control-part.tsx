import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'
import { type ComponentType, memo, type ReactNode, Suspense, use, useDeferredValue, useState } from 'react'
import { onFirstInteraction } from './first-interaction.ts'
import { createFulfilled, createPart } from './lazy-part.tsx'
import { repeatPress } from './repeat-press.ts'

const never = new Promise<never>(() => {})
const fulfilled = createFulfilled()

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
 * Where the browser opens the page, the file comes at once; its place is kept by `room`. Without the file what the server wrote stays.
 */
export const controlPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  room?: ReactNode,
): ((props: Props & Start) => ReactNode) => {
  const part = createPart(load)
  let touched: Promise<unknown> | undefined
  const whenTouched = () => {
    const interaction = () => new Promise<void>((resolve) => void onFirstInteraction(resolve))
    touched ??= repeatPress(interaction().then(async () => (await part.load()) ?? never))
    return touched
  }
  // Props that change at once would have React take away what the server wrote, so they come a moment late.
  const Place = memo(({ isWaiting, ...props }: Props & { isWaiting: boolean }) => (
    <Suspense fallback={room}>
      <Content part={part} start={isWaiting ? whenTouched() : fulfilled} props={props as unknown as Props} />
    </Suspense>
  )) as unknown as ComponentType<Props & { isWaiting: boolean }>
  return ({ comesAtOnce = false, ...props }) => {
    const isHydrated = useIsHydrated()
    const [isWritten] = useState(!isHydrated)
    const isWaiting = isWritten && !comesAtOnce && typeof document !== 'undefined'
    return <Place {...(useDeferredValue(props) as unknown as Props)} isWaiting={isWaiting} />
  }
}
