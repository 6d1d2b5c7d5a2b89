import { type ComponentType, memo, type ReactNode, Suspense, use, useDeferredValue } from 'react'
import { createFulfilled, createPart } from './lazy-part.tsx'

/** Where two columns stand side by side. */
export const wideScreen = '(min-width: 1024px)'

const untilWide = (): Promise<void> => {
  const query = window.matchMedia(wideScreen)
  if (query.matches) return createFulfilled()
  return new Promise((resolve) => {
    query.addEventListener('change', () => resolve(), { once: true })
  })
}

type ContentProps<Props extends object> = {
  part: ReturnType<typeof createPart<Props>>
  wide: Promise<void>
  props: Props
}

const Content = <Props extends object>({ part, wide, props }: ContentProps<Props>) => {
  use(wide)
  const Part = part.useModule()
  return Part ? <Part {...props} /> : null
}

/**
 * A part that only wide screens show, and that its styles hide elsewhere, where its code is never fetched. Until that is here, what the server wrote
 * stays: React would take it away for props that change at once, so they come a moment late.
 */
export const widePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactNode) => {
  const part = createPart(load)
  let wide: Promise<void> | undefined
  const whenWide = () => {
    wide ??= typeof document === 'undefined' || part.isHere() ? createFulfilled() : untilWide()
    return wide
  }
  const Place = memo<Props>((props) => (
    <Suspense>
      <Content part={part} wide={whenWide()} props={props} />
    </Suspense>
  )) as ComponentType<Props>
  return (props) => <Place {...useDeferredValue(props)} />
}
