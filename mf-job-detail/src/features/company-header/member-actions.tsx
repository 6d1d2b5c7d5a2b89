import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { Button } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Bell, BellRing } from 'lucide-react'
import type { ReactNode } from 'react'
import { CompanyMenu } from './company-menu.tsx'
import { useBlock } from './use-block.ts'
import { useFollow } from './use-follow.ts'

type Props = { company: CompanyProfile }

/** Follows, then what all visitors do, then the menu with what is seldom done. */
export function MemberActions({ company, children }: Props & { children: ReactNode }) {
  const t = useTranslations('mf-job-detail')
  const { mutate } = useFollow(company)
  return (
    <>
      <Button
        variant={company.is_followed ? 'secondary' : 'primary'}
        icon={company.is_followed ? BellRing : Bell}
        onClick={() => mutate(!company.is_followed)}
      >
        {t(company.is_followed ? 'companyPage.follow.following' : 'companyPage.follow.follow')}
      </Button>
      {children}
      {!company.is_blocked && <CompanyMenu company={company} />}
    </>
  )
}

const doNothing = () => undefined

export function UnblockButton({ company }: Props) {
  const t = useTranslations('mf-job-detail')
  const { mutate, isPending } = useBlock(company, doNothing)
  return (
    <Button variant="secondary" size="small" loading={isPending} onClick={() => mutate(false)}>
      {t('companyPage.block.unblock')}
    </Button>
  )
}
