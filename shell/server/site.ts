import type { LanguageKey } from '@jobspan/shared-kit/contracts/places'
import type * as FrameModule from '../src/frame-server.tsx'
import type { EmployerSite } from './employer-site.ts'
import type { Env } from './env.ts'
import type { Maintenance } from './maintenance.ts'
import type { Previews } from './preview.ts'
import type { CountryDocuments } from './registry/country-documents.ts'
import type { ShellOffer } from './releases/fits-shell.ts'
import type { ReleaseStore } from './releases/release-store.ts'
import type { RemoteHost } from './remote-host.ts'
import type { ShellBuild } from './shell-build.ts'
import type { Telemetry } from './telemetry.ts'

/** What the server's parts share: settings, the frame bundle, the registry's word, the releases, the federation host. */
export type Site = {
  env: Env
  frame: typeof FrameModule
  build: ShellBuild
  offer: ShellOffer
  documents: CountryDocuments
  releases: ReleaseStore
  previews: Previews
  telemetry: Telemetry
  remotes: RemoteHost
  maintenance: Maintenance
  employers: EmployerSite
  texts(language: LanguageKey): ReturnType<typeof FrameModule.createTexts>
}

/** Fails after a while, so that nothing a page waits for can hold it up for ever. */
export const within = <Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready within ${milliseconds} ms`)), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
