import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { type ComponentType, type ReactNode, useEffect } from 'react'

const starts: (() => Promise<unknown>)[] = []

/** Fetches all parts, for whoever renders without waiting. */
export const loadParts = (): Promise<unknown> => Promise.all(starts.map((start) => start()))

/**
 * A component that few pages show, in a file of its own. The server fetches the file as it starts, because it renders without waiting. In the
 * browser what the server wrote stays until the file is there; put a `Suspense` around it. Without the file, nothing is shown in its place.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactNode) => {
  const part = createLazyModule(() => load().catch(() => undefined))
  starts.push(part.load)
  if (typeof document === 'undefined') part.preload()
  return (props) => {
    const Part = part.useModule()
    useEffect(() => {
      // It is asked for again when it is next shown.
      if (!Part) part.forget()
    }, [Part])
    return Part ? <Part {...props} /> : null
  }
}
