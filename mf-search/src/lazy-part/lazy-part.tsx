import { loadUntilHere } from '@jobspan/shared-features/lazy-part/load-until-here'
import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'
import { type ComponentType, type ReactNode, useEffect } from 'react'

const isServer = typeof document === 'undefined'

const starts: (() => Promise<unknown>)[] = []

/** Fetches all parts, for whoever renders without waiting. */
export const loadParts = (): Promise<unknown> => Promise.all(starts.map((start) => start()))

/** Nothing to wait for: as React does itself, so that who need not wait is rendered at once. */
export const fulfilled: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled' as const })

/** A component in a file of its own. The server fetches the file as it starts, because it renders without waiting. */
export const createPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let isHere: boolean | undefined
  const failure = Promise.withResolvers<void>()
  const part = createLazyModule(async () => {
    const Part = await load().catch(() => undefined)
    isHere = Part !== undefined
    if (!isHere) failure.resolve()
    return Part
  })
  const partUntilHere = createLazyModule(() => loadUntilHere(part))
  starts.push(async () => (await part.load()) && partUntilHere.load())
  if (isServer) part.preload()
  return {
    /** Asks for it until it is here. */
    loadUntilHere: partUntilHere.load,
    /** Undefined until it is known; false where it could not be had. */
    isHere: () => isHere,
    /** Resolves once it could not be had. */
    failed: failure.promise,
    /**
     * The component; suspends until it is here. Undefined where it could not be had: it is asked for again when it is next shown. Over what the server
     * wrote, it then suspends until it is here: React would take anything else for a mistake, and throw the markup away (error 418).
     */
    useModule: (): ComponentType<Props> | undefined => {
      const isHydrated = useIsHydrated()
      const Part = (isHydrated || isServer ? part : partUntilHere).useModule()
      // After each render: where it fails once more, it is asked for once more.
      useEffect(() => {
        if (!Part) part.forget()
      })
      return Part
    },
  }
}

/**
 * A component that few pages show, in a file of its own. In the browser what the server wrote stays until the file is there; put a `Suspense`
 * around it. Without the file, `otherwise` is shown where the server wrote nothing.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props & { otherwise?: ReactNode }) => ReactNode) => {
  const part = createPart(load)
  return (props) => {
    const Part = part.useModule()
    return Part ? <Part {...props} /> : props.otherwise
  }
}
