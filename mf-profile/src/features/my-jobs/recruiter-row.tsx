import type { MyJobsList, MyJobsRow } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { Avatar, Badge, ButtonLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { Building2, MessageCircle } from 'lucide-react'
import { useId } from 'react'
import { MetaList } from '../../settings/meta-list.tsx'
import { CompanyNameLink } from './company-name-link.tsx'
import { NeedLine } from './need-line.tsx'
import { Facts, RowActions, RowLayout, RowTitle, StatusLine } from './row-layout.tsx'
import { useRowTexts } from './use-row-texts.ts'

type Props = { row: MyJobsRow; recruiter: NonNullable<MyJobsRow['recruiter']>; tab: MyJobsList; isNew: boolean }

/** A recruiter who showed interest or looked at the profile, without a job. */
export function RecruiterRow({ row, recruiter, tab, isNew }: Props) {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  const { ages } = useRowTexts()
  const titleId = useId()
  const { company } = recruiter
  return (
    <RowLayout
      labelledBy={titleId}
      mark={<Avatar name={recruiter.name} size={40} />}
      head={
        <>
          <RowTitle id={titleId}>
            <bdi>{recruiter.name}</bdi>
          </RowTitle>
          <MetaList
            size={15}
            of={[
              ...(recruiter.title ? [<bdi key="title">{recruiter.title}</bdi>] : []),
              <CompanyNameLink key="company" company={company} />,
            ]}
          />
        </>
      }
    >
      <Facts>
        {row.need && <NeedLine need={row.need} chatId={row.chat_id} />}
        <StatusLine>
          {isNew && <Badge tone="signal">{t('myJobs.new')}</Badge>}
          <MetaList of={ages(row, tab)} />
        </StatusLine>
      </Facts>
      <RowActions>
        {row.chat_id !== null && (
          <ButtonLink variant="quiet" size="small" icon={MessageCircle} {...link(urls.chat(row.chat_id))}>
            {t('myJobs.openChat')}
          </ButtonLink>
        )}
        <ButtonLink
          variant="quiet"
          size="small"
          icon={Building2}
          {...link(urls.search({ company_ids: [company.id], country: 'all' }))}
        >
          {t('myJobs.companyJobs')}
        </ButtonLink>
      </RowActions>
    </RowLayout>
  )
}
