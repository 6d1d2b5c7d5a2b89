import { FailureBoundary, type Host, type Platform, PlatformProvider } from '@jobspan/shared-kit/remote'
import type { HostSource, LocationSource } from '@jobspan/shared-kit/remote/browser'
import { memo, type ReactNode, Suspense, useDeferredValue, useSyncExternalStore } from 'react'

type Services = { platform: Platform; host: Host; children: ReactNode }

/** What stands around each of the shell's own roots; a crash in one leaves the others alone. */
export const FrameRoot = ({ children, ...services }: Services & { href: string }) => (
  <PlatformProvider {...services} namespace="shell">
    <FailureBoundary kind="slot">
      {/* Hydrated in short turns, as pages are: see the kit's `PageFrame`. */}
      <Suspense>{children}</Suspense>
    </FailureBoundary>
  </PlatformProvider>
)

type LiveServices = Omit<Services, 'host'> & { location: LocationSource; host: HostSource }

const MemoizedFrameRoot = memo(FrameRoot)

/**
 * The same for header and footer, which stay while pages come and go and follow the address, and what is on. The page that
 * was asked for goes first.
 */
export const ConnectedFrame = ({ location, host, ...rest }: LiveServices) => (
  <MemoizedFrameRoot
    {...rest}
    href={useDeferredValue(useSyncExternalStore(location.subscribe, location.get, location.get))}
    host={useSyncExternalStore(host.subscribe, host.get, host.get)}
  />
)
