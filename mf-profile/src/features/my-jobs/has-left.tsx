import type { MyJobsList, MyJobsRow } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'

/** Stands above a row that has left the list since it was opened, and leads to where its application is listed. */
export function HasLeft({ row, tab }: { row: MyJobsRow; tab: MyJobsList }) {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  return (
    <Text size={15} tone="soft">
      {t(tab === 'needs_action' ? 'myJobs.left.done' : 'myJobs.left.other')}{' '}
      {tab !== 'needs_action' && row.application && row.job && (
        <TextLink {...link(urls.application(row.job.id))}>{t('myJobs.left.where')}</TextLink>
      )}
    </Text>
  )
}
