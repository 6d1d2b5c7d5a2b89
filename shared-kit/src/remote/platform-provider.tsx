import { QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider } from 'jotai'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { StyleSheetManager } from 'styled-components'
import { stylePlugins } from '../design/style-plugins.ts'
import { LocationRouter } from '../routing/location-router.tsx'
import type { Host } from './host.ts'
import { HostScope, PlatformScope } from './platform.tsx'
import type { Platform } from './platform-contract.ts'

type Props = {
  platform: Platform
  /** Namespace of the texts, which is the remote's name. */
  namespace: string
  /** Full address from the first slash. */
  href: string
  host?: Host
  children: ReactNode
}

/** Puts everything that a page may use around it: services, queries, session store, texts and location. */
export const PlatformProvider = ({ platform, namespace, href, host, children }: Props) => (
  <PlatformScope value={platform}>
    <HostScope value={host ?? null}>
      <QueryClientProvider client={platform.queryClient}>
        <StoreProvider store={platform.store}>
          <I18nextProvider i18n={platform.i18n} defaultNS={namespace}>
            <StyleSheetManager stylisPlugins={stylePlugins}>
              <LocationRouter href={href}>{children}</LocationRouter>
            </StyleSheetManager>
          </I18nextProvider>
        </StoreProvider>
      </QueryClientProvider>
    </HostScope>
  </PlatformScope>
)
