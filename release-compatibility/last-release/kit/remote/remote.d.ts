export { defineRemote, page } from './define-remote.ts';
export { FailureBoundary } from './failure-boundary.tsx';
export { PlatformScope, useHost, usePlatform } from './platform.tsx';
export { PlatformProvider } from './platform-provider.tsx';
export { type Access, type AppEvents, type Head, type Host, type LoadedSlot, type Locale, type PageContext, type PageDefinition, type PageModule, type PagePlaceholder, type PageQuery, type Platform, REMOTE_CONTRACT_VERSION, type RemoteDefinition, type Severity, type SlotModule, type SlotName, type SlotParams, } from './remote-contract.ts';
export { Slot } from './slot.tsx';
