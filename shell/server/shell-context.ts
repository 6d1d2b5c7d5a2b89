import type { ShellCapabilities } from '@jobspan/kit-server/compatibility/find-incompatibilities'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type * as FrameModule from '../src/frame-server.tsx'
import type { ShellBuild } from './assets/shell-build.ts'
import type { BackendLimits } from './backends/backend-limits.ts'
import type { Env } from './env.ts'
import type { RenderMetrics } from './metrics/render-metrics.ts'
import type { EmployerSite } from './page/watch-employer-site.ts'
import type { MaintenanceWatch } from './page/watch-maintenance.ts'
import type { CountryDocuments } from './registry/country-documents.ts'
import type { Previews } from './releases/preview.ts'
import type { ReleaseStore } from './releases/release-store.ts'
import type { RemoteLoader } from './releases/remote-loader.ts'
import type { RenderingBreaker } from './releases/rendering-breaker.ts'
import type { Telemetry } from './telemetry/telemetry-queue.ts'

/** What the server's parts share: settings, the frame bundle, the registry's word, the releases, the federation host. */
export type ShellContext = {
  env: Env
  frame: typeof FrameModule
  build: ShellBuild
  capabilities: ShellCapabilities
  documents: CountryDocuments
  releases: ReleaseStore
  previews: Previews
  telemetry: Telemetry
  remotes: RemoteLoader
  breaker: RenderingBreaker
  renderMetrics: RenderMetrics
  backendLimits: BackendLimits
  maintenance: MaintenanceWatch
  employers: EmployerSite
  texts(language: LanguageKey): ReturnType<typeof FrameModule.createTexts>
}
