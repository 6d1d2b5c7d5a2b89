import type * as Api from '@jobspan/shared-kit/api'
import type * as Design from '@jobspan/shared-kit/design'
import type * as Overlays from '@jobspan/shared-kit/design/overlays'
import type * as I18n from '@jobspan/shared-kit/i18n'
import type * as Remote from '@jobspan/shared-kit/remote'
import type * as Routing from '@jobspan/shared-kit/routing'
import type * as Session from '@jobspan/shared-kit/session'
import type * as OldApi from './last-release/kit/api/api.d.ts'
import type * as OldDesign from './last-release/kit/design/design.d.ts'
import type * as OldOverlays from './last-release/kit/design/overlays.d.ts'
import type * as OldI18n from './last-release/kit/i18n/i18n.d.ts'
import type * as OldRemote from './last-release/kit/remote/remote.d.ts'
import type * as OldRouting from './last-release/kit/routing/routing.d.ts'
import type * as OldSession from './last-release/kit/session/session.d.ts'

/** Tables such as the tokens without their literals: another value breaks nobody, its absence does. */
type WidenLiterals<Exports> = {
  [Name in keyof Exports]: Exports[Name] extends Readonly<Record<string | number, string | number>>
    ? { [Key in keyof Exports[Name]]: Exports[Name][Key] extends string ? string : number }
    : Exports[Name]
}

/**
 * The version is meant to change; the provider only the shell and tests use, each with a kit of its own time. `Slot` is generic over names
 * that squads add to, which the compiler takes for another type as a whole: it is compared name by name, below.
 */
type ExcludedExports = 'REMOTE_CONTRACT_VERSION' | 'PlatformProvider' | 'Slot'

type SlotName = keyof OldRemote.SlotParams
type OldSlotProps<Name extends SlotName> = Parameters<typeof OldRemote.Slot<Name>>[0]
/** Names whose former properties the component would no longer take. */
type BrokenSlots = {
  [Name in SlotName]: OldSlotProps<Name> extends Parameters<typeof Remote.Slot<Name>>[0] ? never : Name
}[SlotName]

/** Fails where `Now` cannot stand in for `Old`. */
type Extends<Old, Now extends Old> = [Old, Now]

/** Names of a component's properties; a removed one is no type error by itself, since fewer properties ask for less. */
type PropertiesOf<Value> = Value extends (input: infer Input) => unknown ? keyof Input : never
type RemovedProps<Old, Now> = {
  [Name in keyof Old]: Name extends keyof Now ? Exclude<PropertiesOf<Old[Name]>, PropertiesOf<Now[Name]>> : Name
}[keyof Old]

/**
 * What the last released remotes were built on must still be there: every entry point's exports with their parameters, and what
 * the shell provides and asks for. Checked by `release-compatibility/check-release-compatibility.ts`, not with the rest, since a new major of the contract may break it.
 */
export type KitBackwardCompatibility = [
  Extends<typeof OldApi, typeof Api>,
  Extends<WidenLiterals<typeof OldDesign>, WidenLiterals<typeof Design>>,
  Extends<typeof OldOverlays, typeof Overlays>,
  Extends<typeof OldI18n, typeof I18n>,
  Extends<Omit<typeof OldRemote, ExcludedExports>, Omit<typeof Remote, ExcludedExports>>,
  Extends<typeof OldRouting, typeof Routing>,
  Extends<typeof OldSession, typeof Session>,
  Extends<never, RemovedProps<typeof OldDesign, typeof Design>>,
  Extends<never, RemovedProps<typeof OldOverlays, typeof Overlays>>,
  Extends<never, RemovedProps<Omit<typeof OldRemote, ExcludedExports>, typeof Remote>>,
  Extends<never, RemovedProps<typeof OldRouting, typeof Routing>>,
  Extends<never, BrokenSlots>,
  // Provided by the shell, read by remotes.
  Extends<OldRemote.Platform, Remote.Platform>,
  Extends<OldRemote.PageContext, Remote.PageContext>,
  Extends<OldRemote.AppEvents, Remote.AppEvents>,
  Extends<OldRemote.SlotParams, Remote.SlotParams>,
  // Given by remotes, read by the shell.
  Extends<Remote.RemoteDefinition, OldRemote.RemoteDefinition>,
  Extends<Remote.PageModule, OldRemote.PageModule>,
  Extends<Remote.Head, OldRemote.Head>,
]
