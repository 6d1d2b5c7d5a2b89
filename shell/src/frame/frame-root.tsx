import { FailureBoundary, type Host, type Platform, PlatformProvider } from '@jobspan/shared-kit/remote'
import type { LocationSource } from '@jobspan/shared-kit/remote/browser'
import { type ReactNode, useSyncExternalStore } from 'react'

type Services = { platform: Platform; host: Host; children: ReactNode }

/** What stands around each of the shell's own roots; a crash in one leaves the others alone. */
export const FrameRoot = ({ children, ...services }: Services & { href: string }) => (
  <PlatformProvider {...services} namespace="shell">
    <FailureBoundary kind="slot">{children}</FailureBoundary>
  </PlatformProvider>
)

/** The same for header and footer, which stay while pages come and go and follow the address. */
export const LiveFrame = ({ location, ...rest }: Services & { location: LocationSource }) => (
  <FrameRoot {...rest} href={useSyncExternalStore(location.subscribe, location.get, location.get)} />
)
