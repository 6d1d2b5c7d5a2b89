import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'
import { type ComponentType, memo, type ReactNode, Suspense, use, useDeferredValue, useEffect, useState } from 'react'
import { onFirstInteraction } from './first-interaction.ts'
import { createPart, fulfilled } from './lazy-part.tsx'

/** Where two columns stand side by side. */
export const queryWideScreen = (): MediaQueryList => window.matchMedia('(min-width: 1024px)')

/** Or until the visitor has touched the page: a tablet may be turned. */
const untilWide = (): Promise<void> => {
  const query = queryWideScreen()
  if (query.matches) return fulfilled
  return new Promise((resolve) => {
    query.addEventListener('change', () => resolve(), { once: true })
    onFirstInteraction(resolve)
  })
}

type ContentProps<Props extends object> = {
  part: ReturnType<typeof createPart<Props>>
  wide: Promise<void>
  Otherwise: ComponentType<Props> | undefined
  props: Props
}

const Content = <Props extends object>({ part, wide, Otherwise, props }: ContentProps<Props>) => {
  use(wide)
  const Part = part.useModule() ?? Otherwise
  return Part ? <Part {...props} /> : null
}

/**
 * A part that only wide screens show, and that its styles hide elsewhere, where its code comes after the first touch. Until then what the server
 * wrote stays: React would take it away for props that change at once, so they come a moment late. Without the file, `Otherwise` is shown in its place.
 */
export const widePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise?: ComponentType<Props>,
): ((props: Props) => ReactNode) & { isHere: () => boolean | undefined } => {
  const part = createPart(load)
  let wide: Promise<void> | undefined
  const whenWide = () => {
    wide ??= typeof document === 'undefined' || part.isHere() ? fulfilled : untilWide()
    return wide
  }
  const Place = memo<Props>((props) => (
    <Suspense>
      <Content part={part} wide={whenWide()} Otherwise={Otherwise} props={props} />
    </Suspense>
  )) as ComponentType<Props>
  const WidePart = (props: Props) => {
    const isHydrated = useIsHydrated()
    const [isWritten, setWritten] = useState(!isHydrated)
    useEffect(() => {
      if (isWritten && Otherwise) void part.failed.then(() => setWritten(false))
    }, [isWritten])
    // Another key: what the server wrote is removed, not taken over.
    return <Place key={String(isWritten)} {...useDeferredValue(props)} />
  }
  return Object.assign(WidePart, { isHere: part.isHere })
}
