import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { Button, ButtonLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { Bell, BellRing } from 'lucide-react'
import { useFollow } from './use-follow.ts'

/** New jobs of the company by mail. Guests sign in first, and come back to the company. */
export function FollowButton({ company }: { company: CompanyProfile }) {
  const t = useTranslations('mf-job-detail')
  const { locale } = usePlatform()
  const link = useInternalLink()
  const isGuest = useSession().kind === 'guest'
  const { mutate } = useFollow(company)
  if (isGuest)
    return (
      <ButtonLink {...link(urls.getStarted(inLanguage(locale.language, urls.company(company))))} icon={Bell}>
        {t('companyPage.follow.follow')}
      </ButtonLink>
    )
  return (
    <Button
      variant={company.is_followed ? 'secondary' : 'primary'}
      icon={company.is_followed ? BellRing : Bell}
      onClick={() => mutate(!company.is_followed)}
    >
      {t(company.is_followed ? 'companyPage.follow.following' : 'companyPage.follow.follow')}
    </Button>
  )
}
