import type { Platform } from '@jobspan/shared-kit/remote'
import type { BootData } from '../boot-data.ts'
import type { ActiveRemotes } from '../federation/active-remotes.ts'
import type { Federation } from '../federation/federation.ts'
import type { SiteHistory } from '../navigation/history.ts'
import type { PageLoader } from '../navigation/page-loader.ts'
import type { PageApplications } from '../navigation/register-pages.tsx'
import type { OverlayIndex } from '../overlays/overlay-index.ts'
import type { Campaign } from '../session/persist-campaign.ts'
import type { SessionManager } from '../session/session-manager.ts'
import type { TelemetryBuffer } from '../telemetry/telemetry-buffer.ts'

/** Where a visit began that a campaign led here. */
export type Landing = { campaign: Campaign; pathname: string }

/** What the services that start after the first paint need. */
export type DeferredServices = {
  boot: BootData
  activeRemotes: ActiveRemotes
  loader: PageLoader
  federation: Federation
  pages: PageApplications
  overlayIndex: OverlayIndex
  history: SiteHistory
  telemetry: TelemetryBuffer
  platform: Platform
  session: SessionManager
}
