import type { Platform } from '@jobspan/shared-kit/remote'
import type { BootPage } from '../boot-data.ts'
import type { ActiveRemotes, ClientRoute } from '../federation/active-remotes.ts'
import type { Federation } from '../federation/federation.ts'
import type { ReleaseId } from '../federation/federation-settings.ts'
import type { TelemetryRecorder } from '../federation/telemetry-recorder.ts'
import type { AnnouncePage } from './announce-page.ts'
import type { SiteHistory } from './history.ts'
import type { PageContainer } from './page-container-pool.ts'
import type { PageLoader } from './page-loader.ts'
import type { PageOutlet } from './page-outlet.ts'

/** The page that is shown: its route, and its release. */
export type ActivePage = { route: ClientRoute | undefined; release: ReleaseId | undefined }

export type PageSettings = {
  activeRemotes: ActiveRemotes
  loader: PageLoader
  platform: Platform
  history: SiteHistory
  federation: Federation
  bootPage: BootPage
  telemetry: TelemetryRecorder
  outlet: PageOutlet
  pageOutlet: HTMLElement
  /** How the server left the page. Only the page that is mounted first gets an answer. */
  consumeServerMarkup(): BootPage['state'] | undefined
  acquireContainer(): PageContainer
  onActivePageChange(activePage: ActivePage): void
  announcePage: AnnouncePage
}
