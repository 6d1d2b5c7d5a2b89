import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { ButtonLink } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { ExternalLink } from 'lucide-react'
import type { MouseEvent } from 'react'
import { httpUrl } from '../../job/http-url.ts'
import { recordExternalClick } from './record-external-click.ts'

/** For employers who take applications on their own site. Null where the feed gave no address that can be opened. */
export function ExternalApply({ job }: { job: Pick<JobDetail, 'id' | 'external_url'> }) {
  const t = useTranslations('mf-job-detail')
  const { api } = usePlatform()
  const url = httpUrl(job.external_url)
  if (!url) return null
  const go = (event: MouseEvent) => {
    const opensNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!opensNewTab) event.preventDefault()
    void recordExternalClick(api, job.id, () => {
      if (!opensNewTab) window.open(url, '_blank', 'noopener,noreferrer')
    })
  }
  // The middle button opens a tab of its own and is no click.
  const listenForMiddleClick = (link: HTMLAnchorElement | null) => {
    const record = ({ button }: globalThis.MouseEvent) => {
      if (button === 1) void recordExternalClick(api, job.id, () => undefined)
    }
    link?.addEventListener('auxclick', record)
    return () => link?.removeEventListener('auxclick', record)
  }
  return (
    <ButtonLink href={url} external block iconEnd={ExternalLink} onClick={go} ref={listenForMiddleClick}>
      {t('external.apply')}
    </ButtonLink>
  )
}
