import type { WorkerMessage } from '@jobspan/shared-kit/contracts/notifications/push'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { readRedirect, splitLanguage } from '@jobspan/shared-kit/routing'
import { useEffect } from 'react'

/**
 * Follows notifications of the browser that are pressed while this page is open: the service worker says where to go, and brings it to the front once
 * it has answered. It is a navigation as by a link.
 */
export const useWorkerRedirect = (): void => {
  const { locale, navigate } = usePlatform()
  const { language } = locale
  const host = useHost()
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const { serviceWorker } = navigator
    const follow = ({ data, ports }: MessageEvent<WorkerMessage>) => {
      const isRedirect = data?.type === 'jobseeker_redirect'
      const target = isRedirect && readRedirect(data.path, language, (path) => host?.hasPage(path) ?? false)
      if (!target) return
      ports[0]?.postMessage('followed')
      // The page stays in the language that it is in.
      void navigate(splitLanguage(target).path)
    }
    serviceWorker.addEventListener('message', follow)
    return () => serviceWorker.removeEventListener('message', follow)
  }, [language, navigate, host])
}
