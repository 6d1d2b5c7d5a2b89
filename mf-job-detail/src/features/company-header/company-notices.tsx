import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { Notice, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { RetryButton } from './retry-button.tsx'
import { useMemberActions } from './use-member-actions.ts'

/** What must be known before all else: that the member blocked the company, and that its registration was withdrawn. */
export function CompanyNotices({ company }: { company: CompanyProfile }) {
  const t = useTranslations('mf-job-detail')
  const { module, failure } = useMemberActions(company.is_blocked)
  const isWithdrawn = company.registration?.status === 'withdrawn'
  if (!isWithdrawn && !company.is_blocked) return null
  return (
    <Stack gap={12}>
      {company.is_blocked && (
        <Notice
          title={t('companyPage.block.noticeTitle')}
          action={
            module ? (
              <module.UnblockButton company={company} />
            ) : (
              failure && <RetryButton {...failure} size="small" action={t('companyPage.block.unblock')} />
            )
          }
        >
          {t('companyPage.block.noticeBody')}
        </Notice>
      )}
      {isWithdrawn && (
        <Notice severity="warning" title={t('companyPage.withdrawn.title')}>
          {t('companyPage.withdrawn.body')}
        </Notice>
      )}
    </Stack>
  )
}
