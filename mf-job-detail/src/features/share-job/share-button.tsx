import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { Button, preloadOverlaysProps } from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { Share2 } from 'lucide-react'

/** Opens the device's own share sheet where there is one, else ours. */
export function ShareButton({ job }: { job: Pick<JobDetail, 'slug' | 'title' | 'company'> }) {
  const t = useTranslations('mf-job-detail')
  const { site, locale } = usePlatform()
  const dialog = useLazyModule(() => import('./share-dialog.tsx'), t('notLoaded'))
  const url = site.origin + inLanguage(locale.language, urls.job(job.slug))
  const title = job.company ? t('share.text', { title: job.title, company: job.company.name }) : job.title

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
      <Button
        variant="secondary"
        size="small"
        icon={Share2}
        hasPopup="dialog"
        onClick={share}
        {...preloadOverlaysProps}
      >
        {t('share.button')}
      </Button>
      {dialog.module && (
        <dialog.module.ShareDialog url={url} title={title} open={dialog.isOpen} onClose={dialog.close} />
      )}
    </>
  )
}
