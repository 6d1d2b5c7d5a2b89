import { installManifestPath } from '@jobspan/shared-kit/contracts/platform/install-manifest'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect, useState } from 'react'

/** What Chromium offers where the site can be installed (https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface). */
type InstallPromptEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

const isStandalone = () => window.matchMedia('(display-mode: standalone)').matches

/** Browsers load it, and offer to install the site once it is there: so only the page that is about this names it, when it listens. */
const nameManifest = (href: string): HTMLLinkElement => {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = href
  document.head.append(link)
  return link
}

/** How the site is installed: by the browser's own question where it has one; undefined where it has none, or was asked once. */
export const useInstallPrompt = (): { install: (() => Promise<void>) | undefined; isInstalled: boolean } => {
  const { language } = usePlatform().locale
  const [offer, setOffer] = useState<InstallPromptEvent>()
  const [isInstalled, setInstalled] = useState(false)
  useEffect(() => {
    setInstalled(isStandalone())
    const keep = (event: Event) => {
      // Else the browser would ask by itself, and at no other time.
      event.preventDefault()
      setOffer(event as InstallPromptEvent)
    }
    const note = () => setInstalled(true)
    window.addEventListener('beforeinstallprompt', keep)
    window.addEventListener('appinstalled', note)
    const manifest = nameManifest(installManifestPath(language))
    return () => {
      manifest.remove()
      window.removeEventListener('beforeinstallprompt', keep)
      window.removeEventListener('appinstalled', note)
    }
  }, [language])
  const install = async () => {
    setOffer(undefined)
    const answer = await offer?.prompt()
    if (answer?.outcome === 'accepted') setInstalled(true)
  }
  return { install: offer && !isInstalled ? install : undefined, isInstalled }
}
