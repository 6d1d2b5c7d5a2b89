import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { Button, Notice, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useBlock } from './use-block.ts'

const doNothing = () => undefined

/** What must be known before all else: that the member blocked the company, and that its registration was withdrawn. */
export function CompanyNotices({ company }: { company: CompanyProfile }) {
  const t = useTranslations('mf-job-detail')
  const block = useBlock(company, doNothing)
  const isWithdrawn = company.registration?.status === 'withdrawn'
  if (!isWithdrawn && !company.is_blocked) return null
  return (
    <Stack gap={12}>
      {company.is_blocked && (
        <Notice
          title={t('companyPage.block.noticeTitle')}
          action={
            <Button variant="secondary" size="small" loading={block.isPending} onClick={() => block.mutate(false)}>
              {t('companyPage.block.unblock')}
            </Button>
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
