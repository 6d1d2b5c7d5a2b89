import type { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { useEffect, useState, useTransition } from 'react'

type LazyModule<Module> = ReturnType<typeof createLazyModule<Module | undefined>>

/** Suspends until a module has come or failed. Undefined where it could not be had, and then a way to ask for it once more. */
export const useModuleOrRetry = <Module>({ useModule, forget }: LazyModule<Module>) => {
  const module = useModule()
  const [, setTries] = useState(0)
  const [isTrying, startTransition] = useTransition()
  // Who comes back later finds it asked for anew.
  useEffect(() => (module ? undefined : forget), [module, forget])
  const retry = () => {
    forget()
    startTransition(() => setTries((tries) => tries + 1))
  }
  return { module, retry, isTrying }
}
