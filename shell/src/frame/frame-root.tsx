import { FailureBoundary, type Host, type Platform, PlatformProvider } from '@jobspan/shared-kit/remote'
import type { ReactNode } from 'react'

type Props = { platform: Platform; host: Host; href: string; children: ReactNode }

/** What stands around each of the shell's own roots; a crash in one leaves the others alone. */
export const FrameRoot = ({ children, ...services }: Props) => (
  <PlatformProvider {...services} namespace="shell">
    <FailureBoundary kind="slot">{children}</FailureBoundary>
  </PlatformProvider>
)
