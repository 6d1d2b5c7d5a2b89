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
type Loose<Exports> = {
  [Name in keyof Exports]: Exports[Name] extends Readonly<Record<string | number, string | number>>
    ? { [Key in keyof Exports[Name]]: Exports[Name][Key] extends string ? string : number }
    : Exports[Name]
}

/** The version is meant to change; the rest only the shell and tests use, each with a kit of its own time. */
type NotForRemotes = 'CONTRACT_VERSION' | 'PlatformProvider'

/** Fails where `Now` cannot stand in for `Old`. */
type Keeps<Old, Now extends Old> = [Old, Now]

/** Names of a component's properties; a removed one is no type error by itself, since fewer properties ask for less. */
type PropertiesOf<Value> = Value extends (input: infer Input) => unknown ? keyof Input : never
type Lost<Old, Now> = {
  [Name in keyof Old]: Name extends keyof Now ? Exclude<PropertiesOf<Old[Name]>, PropertiesOf<Now[Name]>> : Name
}[keyof Old]

/**
 * What the last released remotes were built on must still be there: every doorway's exports with their parameters, and what
 * the shell lends and asks for. Checked by `release-compatibility/check-release-compatibility.ts`, not with the rest, since a new major of the contract may break it.
 */
export type Kept = [
  Keeps<typeof OldApi, typeof Api>,
  Keeps<Loose<typeof OldDesign>, Loose<typeof Design>>,
  Keeps<typeof OldOverlays, typeof Overlays>,
  Keeps<typeof OldI18n, typeof I18n>,
  Keeps<Omit<typeof OldRemote, NotForRemotes>, Omit<typeof Remote, NotForRemotes>>,
  Keeps<typeof OldRouting, typeof Routing>,
  Keeps<typeof OldSession, typeof Session>,
  Keeps<never, Lost<typeof OldDesign, typeof Design>>,
  Keeps<never, Lost<typeof OldOverlays, typeof Overlays>>,
  Keeps<never, Lost<Omit<typeof OldRemote, NotForRemotes>, typeof Remote>>,
  Keeps<never, Lost<typeof OldRouting, typeof Routing>>,
  // Lent by the shell, read by remotes.
  Keeps<OldRemote.Platform, Remote.Platform>,
  Keeps<OldRemote.PageContext, Remote.PageContext>,
  Keeps<OldRemote.AppEvents, Remote.AppEvents>,
  Keeps<OldRemote.SlotParams, Remote.SlotParams>,
  // Given by remotes, read by the shell.
  Keeps<Remote.RemoteDefinition, OldRemote.RemoteDefinition>,
  Keeps<Remote.PageModule, OldRemote.PageModule>,
  Keeps<Remote.Head, OldRemote.Head>,
]
