import { usePlatform } from '@jobspan/shared-kit/remote'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'

/** Tells react-aria the page's language and direction; left alone it would take the browser's. */
export function AriaLocaleProvider({ children }: { children: ReactNode }) {
  return <I18nProvider locale={usePlatform().locale.intl}>{children}</I18nProvider>
}
