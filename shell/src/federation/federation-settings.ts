import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import type { BootRemote, ReleaseFile } from '../boot-data.ts'
import type { SharedModules } from './create-host.ts'

/** A release in this tab. */
export type ReleaseId = Pick<BootRemote, 'name' | 'build'>

export type RemoteFailure = ReleaseId & {
  phase: Extract<TelemetryEvent, { kind: 'failure' }>['phase']
  cause: unknown
  /** URL of the entry, for finding out what is wrong with it, and the hash that it should have. */
  entry: string
  integrity: string | null
}

/** Awaits code and texts together and remembers which one is still pending, because a timeout does not say it. */
export type AwaitCodeAndTexts = <Code, Texts>(code: Promise<Code>, texts: Promise<Texts>) => Promise<[Code, Texts]>

export type FederationSettings = {
  remotes: readonly BootRemote[]
  /** What remotes take from this page. */
  shared?: SharedModules
  /** By `<global><path>`, the file that holds the page in this language. */
  pageBundles?: Readonly<Record<string, ReleaseFile>> | undefined
  onFailure(failure: RemoteFailure): void
  /** A release was loaded for the first time in this tab; milliseconds for its entry and for the module that it exposes. */
  onLoaded(release: ReleaseId, times: { entry: number; expose: number }): void
  /** Milliseconds for loading and a second try together. */
  timeoutMs?: number
  /** Where the server left the first page to the browser: when the document began to arrive, on the clock of `performance.now()`. */
  skeletonAt?: number | undefined
  /** Whether a canary can be replaced without losing what the visitor wrote. */
  mayReplace?(canary: ReleaseId, hasParts: boolean): Promise<boolean>
  /** The current release has taken the place of a canary that failed. */
  onReplaced?(canary: ReleaseId, fallbackRelease: BootRemote): void
}
