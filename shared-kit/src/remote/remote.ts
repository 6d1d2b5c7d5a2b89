export { contribute, declareSlot, defineRemote, navigationLink, overlay, page } from './define-remote.ts'
export { FailureBoundary } from './failure-boundary.tsx'
export type { Host } from './host.ts'
export type { Head, PageContext, PageModule, PageQuery } from './page-contract.ts'
export { PlatformScope, useHost, usePlatform } from './platform.tsx'
export type { Access, AppEvents, Locale, PagePlaceholder, Platform, Severity } from './platform-contract.ts'
export { PlatformProvider } from './platform-provider.tsx'
export {
  type NavigationLink,
  type OverlayDefinition,
  type OverlayModule,
  type OverlayProps,
  type PageDefinition,
  REMOTE_CONTRACT_VERSION,
  type RemoteDefinition,
} from './remote-contract.ts'
export { ContributionLabel, Slot, useContributions } from './slot.tsx'
export type {
  Contribution,
  LoadedSlot,
  SlotContribution,
  SlotDeclaration,
  SlotFailure,
  SlotModule,
} from './slot-contract.ts'
export type { PageSlot, SlotName, SlotParams } from './slot-params.ts'
