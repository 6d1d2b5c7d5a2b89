import { ErrorState, SkeletonRegion } from '@jobspan/shared-kit/design'
import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { type ComponentType, memo, type ReactNode, Suspense, useState } from 'react'

type Part<Props> = ReturnType<typeof createLazyModule<ComponentType<Props> | undefined>>

function Content<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const [, setAttempt] = useState(0)
  const Component = part.useModule()
  if (Component) return <Component {...props} />
  const retry = () => {
    part.forget()
    setAttempt((attempt) => attempt + 1)
  }
  return <ErrorState compact kind="error" onRetry={retry} />
}

/**
 * A part in a file of its own. What the server wrote of it stays until the file is there; where the file does not come, the visitor may ask for it
 * again.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>, skeleton: ReactNode) => {
  const part = createLazyModule(() => load().catch(() => undefined))
  // The server renders without waiting.
  if (typeof document === 'undefined') part.preload()
  return Object.assign(
    // Rendered anew with what is around it, React would write anew what the server wrote, and show the skeleton until the file is there.
    memo((props: Props) => (
      <Suspense fallback={<SkeletonRegion>{skeleton}</SkeletonRegion>}>
        <Content part={part} props={props} />
      </Suspense>
    )),
    { preload: part.preload },
  )
}
