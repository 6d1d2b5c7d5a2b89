import { NotificationBar } from '@jobspan/shared-kit/design'
import { type Platform, PlatformScope } from '@jobspan/shared-kit/remote'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider } from 'jotai'
import { I18nextProvider } from 'react-i18next'
import { Navigate, Route, Routes } from 'react-router-dom'
import { addresses } from './addresses.ts'
import { UndoBar } from './features/cell/undo-bar.tsx'
import { Layout } from './layout/layout.tsx'
import { useClientSideLinks } from './layout/use-client-side-links.ts'
import { AlertsPage } from './pages/alerts-page.tsx'
import { AuditPage } from './pages/audit-page.tsx'
import { ErrorPage } from './pages/error-page.tsx'
import { KeysPage } from './pages/keys-page.tsx'
import { NotFoundPage } from './pages/missing-page.tsx'
import { OverviewPage } from './pages/overview-page.tsx'
import { PeoplePage } from './pages/people-page.tsx'
import { RemotePage } from './pages/remote-page.tsx'
import { RewardsPage } from './pages/rewards-page.tsx'
import { SchedulePage } from './pages/schedule-page.tsx'
import { TokensPage } from './pages/tokens-page.tsx'
import { SessionGate } from './session/session-gate.tsx'
import { namespace } from './texts.ts'

/** The whole console, inside a router. */
export function Console({ platform }: { platform: Platform }) {
  useClientSideLinks()
  return (
    <PlatformScope value={platform}>
      <QueryClientProvider client={platform.queryClient}>
        <StoreProvider store={platform.store}>
          <I18nextProvider i18n={platform.i18n} defaultNS={namespace}>
            <SessionGate>
              <Layout>
                <Routes>
                  <Route path="/" element={<OverviewPage />} />
                  <Route path="/remotes/:name" element={<RemotePage view="releases" />} />
                  <Route path="/remotes/:name/health" element={<RemotePage view="health" />} />
                  <Route path="/remotes/:name/canary" element={<RemotePage view="canary" />} />
                  <Route path="/remotes/:name/errors" element={<RemotePage view="errors" />} />
                  <Route path="/remotes/:name/errors/:id" element={<ErrorPage />} />
                  <Route path="/schedule" element={<SchedulePage />} />
                  <Route path="/audit" element={<AuditPage />} />
                  <Route path="/alerts" element={<AlertsPage />} />
                  <Route path="/marketplace" element={<Navigate to={addresses.rewards()} replace />} />
                  <Route path="/marketplace/rewards/:view?" element={<RewardsPage />} />
                  <Route path="/people" element={<PeoplePage />} />
                  <Route path="/tokens" element={<TokensPage />} />
                  <Route path="/keys" element={<KeysPage />} />
                  <Route path="*" element={<NotFoundPage />} />
                </Routes>
              </Layout>
              <UndoBar />
            </SessionGate>
            <NotificationBar />
          </I18nextProvider>
        </StoreProvider>
      </QueryClientProvider>
    </PlatformScope>
  )
}
