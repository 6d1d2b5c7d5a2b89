import { createContext, useContext } from 'react'
import type { Host } from './host.ts'
import type { Platform } from './platform-contract.ts'

const PlatformContext = createContext<Platform | null>(null)
const HostContext = createContext<Host | null>(null)

export const PlatformScope = PlatformContext.Provider
export const HostScope = HostContext.Provider

/**
 * The services that the shell provides (see `Platform`).
 *
 * @example const { navigate, notify } = usePlatform()
 */
export const usePlatform = (): Platform => {
  const platform = useContext(PlatformContext)
  if (!platform) throw new Error('usePlatform needs a PlatformProvider above it')
  return platform
}

/** The shell's own hands: for the kit's `Slot` and boundaries, and for pages that are laid out by `hasSlot`. Absent in a remote's own tests. */
export const useHost = (): Host | null => useContext(HostContext)
