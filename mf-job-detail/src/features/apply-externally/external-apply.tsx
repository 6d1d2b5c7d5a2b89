import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { ButtonLink } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { ExternalLink } from 'lucide-react'
import type { MouseEvent } from 'react'
import { httpUrl } from '../../job/http-url.ts'
import { jobQuery } from '../../job/job-queries.ts'
import { leaveForEmployer, recordExternalClick } from './record-external-click.ts'

/** For employers who take applications on their own site, for as long as they do. Null where the feed gave no address that can be opened. */
export function ExternalApply({ job }: { job: Pick<JobDetail, 'id' | 'external_url'> }) {
  const t = useTranslations('mf-job-detail')
  const { api, notify, queryClient } = usePlatform()
  const url = httpUrl(job.external_url)
  if (!url) return null
  const leave = async () => {
    const refusal = await leaveForEmployer(api, job.id)
    if (refusal === null) {
      window.open(url, '_blank', 'noopener,noreferrer')
      return
    }
    notify(t(refusal === 'on_hold' ? 'onHold.title' : 'closed.title'), 'warning')
    // The page says the rest.
    await queryClient.invalidateQueries({ queryKey: jobQuery(api, job.id).queryKey })
  }
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      void recordExternalClick(api, job.id)
      return
    }
    event.preventDefault()
    void leave()
  }
  // The middle button opens a tab of its own and is no click.
  const listenForMiddleClick = (link: HTMLAnchorElement | null) => {
    const record = ({ button }: globalThis.MouseEvent) => {
      if (button === 1) void recordExternalClick(api, job.id)
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
