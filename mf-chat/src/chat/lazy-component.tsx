import { ErrorState } from '@jobspan/shared-kit/design'
import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { type ComponentType, type ReactNode, Suspense, useState, useTransition } from 'react'

type LazyModule<Props> = ReturnType<typeof createLazyModule<ComponentType<Props> | undefined>>

/** The component, once its code is here; without a connection it can be asked for once more. */
function Loaded<Props extends object>({ module, props }: { module: LazyModule<Props>; props: Props }) {
  const Component = module.useModule()
  const [, setTries] = useState(0)
  const [isTrying, startTransition] = useTransition()
  if (Component) return <Component {...props} />
  const retry = () => {
    module.forget()
    startTransition(() => setTries((tries) => tries + 1))
  }
  return <ErrorState compact onRetry={retry} retrying={isTrying} />
}

/** A component whose code is loaded when it is first shown. */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode) => {
  const module = createLazyModule(() => load().catch(() => undefined))
  return Object.assign(
    (props: Props) => (
      <Suspense fallback={fallback}>
        <Loaded module={module} props={props} />
      </Suspense>
    ),
    { load: module.load, preload: module.preload },
  )
}
