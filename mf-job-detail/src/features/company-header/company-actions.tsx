import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { ButtonLink, SkeletonBlock } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { RetryButton } from './retry-button.tsx'
import { useMemberActions } from './use-member-actions.ts'

/** New jobs of the company by mail, what all visitors do (`children`), and what else members do. Guests sign in first, and come back to the company. */
export function CompanyActions({ company, children }: { company: CompanyProfile; children: ReactNode }) {
  const t = useTranslations('mf-job-detail')
  const { locale } = usePlatform()
  const link = useInternalLink()
  const isGuest = useSession().kind === 'guest'
  const { module, failure } = useMemberActions(!isGuest)
  if (module) return <module.MemberActions company={company}>{children}</module.MemberActions>
  return (
    <>
      {isGuest ? (
        <ButtonLink {...link(urls.getStarted(inLanguage(locale.language, urls.company(company))))} icon={Bell}>
          {t('companyPage.follow.follow')}
        </ButtonLink>
      ) : failure ? (
        <RetryButton {...failure} action={t(`companyPage.follow.${company.is_followed ? 'following' : 'follow'}`)} />
      ) : (
        <SkeletonBlock width="7rem" height="52px" />
      )}
      {children}
    </>
  )
}
