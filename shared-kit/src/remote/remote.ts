export { defineRemote, page } from './define-remote.ts'
export { FailureBoundary } from './failure-boundary.tsx'
export { PlatformScope, useHost, usePlatform } from './platform.tsx'
export { PlatformProvider } from './platform-provider.tsx'
export {
  type Access,
  type AppEvents,
  CONTRACT_VERSION,
  type Head,
  type Host,
  type LoadedSlot,
  type Locale,
  type PageContext,
  type PageDefinition,
  type PageModule,
  type PagePlaceholder,
  type PageQuery,
  type Platform,
  type RemoteDefinition,
  type Severity,
  type SlotModule,
  type SlotName,
  type SlotParams,
} from './remote-contract.ts'
export { Slot } from './slot.tsx'
