import { Button, preloadOverlaysProps } from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage } from '@jobspan/shared-kit/routing'
import { Share2 } from 'lucide-react'

/** Shares a page of ours by the device's own share sheet where there is one, else by ours. */
export function ShareButton({
  path,
  title,
  heading,
  size = 'small',
}: {
  path: string
  /** What the page is about. */
  title: string
  /** Of our sheet. */
  heading: string
  size?: 'small' | 'medium'
}) {
  const t = useTranslations('mf-job-detail')
  const { site, locale } = usePlatform()
  const dialog = useLazyModule(() => import('./share-dialog.tsx'), t('notLoaded'))
  const url = site.origin + inLanguage(locale.language, path)

  const share = async () => {
    if (!('share' in navigator)) return dialog.open()
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) dialog.open()
    }
  }

  return (
    <>
      <Button variant="secondary" size={size} icon={Share2} hasPopup="dialog" onClick={share} {...preloadOverlaysProps}>
        {t('share.button')}
      </Button>
      {dialog.module && (
        <dialog.module.ShareDialog
          url={url}
          title={title}
          heading={heading}
          open={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </>
  )
}
