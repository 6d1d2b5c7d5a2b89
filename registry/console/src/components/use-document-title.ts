import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect } from 'react'

/** Names the browser's tab after the page that is shown (WCAG 2.4.2). */
export const useDocumentTitle = (title: string): void => {
  const { site } = usePlatform()
  useEffect(() => {
    document.title = `${title} · ${site.brand}`
  }, [title, site.brand])
}
