import { FailureBoundary, type Host, type Platform, PlatformProvider } from '@jobspan/shared-kit/remote'
import type { HostSource, LocationSource } from '@jobspan/shared-kit/remote/browser'
import { memo, type ReactNode, Suspense, useDeferredValue, useSyncExternalStore } from 'react'

type Services = { platform: Platform; host: Host; children: ReactNode }

type FrameRootProps = Services & { href: string; kind?: 'page' | 'slot' }

/** Wraps each of the shell's own roots and views. A crash in one does not affect the others. */
export const FrameRoot = ({ children, kind = 'slot', ...services }: FrameRootProps) => (
  <PlatformProvider {...services} namespace="shell">
    <FailureBoundary kind={kind}>
      {/* Hydrated in short tasks, as pages are: see the kit's `PageFrame`. */}
      <Suspense>{children}</Suspense>
    </FailureBoundary>
  </PlatformProvider>
)

type ConnectedServices = Omit<Services, 'host'> & { location: LocationSource; host: HostSource }

const MemoizedFrameRoot = memo(FrameRoot)

/**
 * The same for header and footer, which stay while pages come and go and follow the address, and what is on. The page that
 * was asked for goes first.
 */
export const ConnectedFrame = ({ location, host, ...rest }: ConnectedServices) => (
  <MemoizedFrameRoot
    {...rest}
    href={useDeferredValue(useSyncExternalStore(location.subscribe, location.get, location.get))}
    host={useSyncExternalStore(host.subscribe, host.get, host.get)}
  />
)
