import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { MyJobsRow } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { Badge, ButtonLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { MetaList } from '../../settings/meta-list.tsx'
import { StatusLine } from './row-layout.tsx'

type Need = NonNullable<MyJobsRow['need']>

const urlOf = ({ kind, id }: Need, chatId: number | null): string =>
  kind === 'interview' || kind === 'check_in'
    ? urls.interviews({ interview: id })
    : chatId === null
      ? urls.chat()
      : urls.chat(chatId)

/** What a row waits for, until when, and the way to do it. */
export function NeedLine({ need, chatId }: { need: Need; chatId: number | null }) {
  const t = useTranslations('mf-profile')
  const dayOf = useOwnDay()
  const link = useInternalLink()
  return (
    <>
      <StatusLine>
        <Badge tone="signal">{t(`myJobs.need.${need.kind}`)}</Badge>
        {need.due_at !== null && <MetaList of={[t('myJobs.need.until', { date: dayOf(need.due_at) })]} />}
      </StatusLine>
      <div>
        <ButtonLink size="small" {...link(urlOf(need, chatId))}>
          {t(`myJobs.need.action.${need.kind}`)}
        </ButtonLink>
      </div>
    </>
  )
}
