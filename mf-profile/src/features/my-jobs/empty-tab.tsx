import { ButtonLink, EmptyState } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { buildMyJobsUrl, type MyJobsView } from './my-jobs-view.ts'

/** Recruiters find a member by the profile: that leads to these tabs, and searching for jobs to all others. */
const ledToByProfile = ['interested', 'viewers']

/** Why there is nothing to show, and what leads there. */
export function EmptyTab({ view, total }: { view: MyJobsView; total: number }) {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  const away = (label: string, to: string) => (
    <ButtonLink variant="secondary" {...link(to)}>
      {label}
    </ButtonLink>
  )
  if (total > 0)
    return (
      <EmptyState
        compact
        drawing={null}
        title={t('myJobs.pastEnd.title')}
        action={away(t('myJobs.pastEnd.action'), buildMyJobsUrl({ ...view, page: 1 }))}
      />
    )
  if (view.query !== '')
    return (
      <EmptyState
        compact
        title={t('myJobs.noMatch.title', { query: isolateBidi(view.query) })}
        body={t('myJobs.noMatch.body')}
        action={away(t('myJobs.noMatch.action'), buildMyJobsUrl({ ...view, query: '', page: 1 }))}
      />
    )
  return (
    <EmptyState
      compact
      title={t(`myJobs.empty.${view.tab}.title`)}
      body={t(`myJobs.empty.${view.tab}.body`)}
      action={
        ledToByProfile.includes(view.tab)
          ? away(t('myJobs.completeProfile'), urls.completeProfile())
          : away(t('myJobs.searchJobs'), urls.search())
      }
    />
  )
}
