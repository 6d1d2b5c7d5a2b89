import { ErrorState, SkeletonRegion, SkeletonText } from '@jobspan/shared-kit/design'
import { type ReactNode, useCallback, useEffect, useState } from 'react'

/** Something whose code is fetched when it is first shown; where the fetch fails it says so, and tries again once there is a connection. */
export function LazyModule<Module>({
  load,
  children,
}: {
  /** The same function each time, as a dynamic import at the top of a file is. */
  load: () => Promise<Module>
  children: (module: Module) => ReactNode
}) {
  const [module, setModule] = useState<Module>()
  const [failed, setFailed] = useState(false)
  const loadModule = useCallback(() => {
    setFailed(false)
    load().then(
      (loaded) => setModule(loaded),
      () => setFailed(true),
    )
  }, [load])
  useEffect(loadModule, [loadModule])
  useEffect(() => {
    if (!failed) return
    window.addEventListener('online', loadModule)
    return () => window.removeEventListener('online', loadModule)
  }, [failed, loadModule])
  if (module) return children(module)
  if (failed) return <ErrorState compact kind="offline" onRetry={loadModule} />
  return (
    <SkeletonRegion>
      <SkeletonText lines={3} />
    </SkeletonRegion>
  )
}
