export { contribute, declareSlot, defineRemote, navigationLink, overlay, page } from './define-remote.ts'
export { FailureBoundary } from './failure-boundary.tsx'
export { PlatformScope, useHost, usePlatform } from './platform.tsx'
export { PlatformProvider } from './platform-provider.tsx'
export {
  type Access,
  type AppEvents,
  type Contribution,
  type Head,
  type Host,
  type LoadedSlot,
  type Locale,
  type NavigationLink,
  type OverlayDefinition,
  type OverlayModule,
  type OverlayProps,
  type PageContext,
  type PageDefinition,
  type PageModule,
  type PagePlaceholder,
  type PageQuery,
  type PageSlot,
  type Platform,
  REMOTE_CONTRACT_VERSION,
  type RemoteDefinition,
  type Severity,
  type SlotContribution,
  type SlotDeclaration,
  type SlotFailure,
  type SlotModule,
  type SlotName,
  type SlotParams,
} from './remote-contract.ts'
export { ContributionLabel, Slot, useContributions } from './slot.tsx'
