import type { CompanyRef } from '@jobspan/shared-kit/contracts/companies/companies'
import { IconButton } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls, useLocation } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { Bell } from 'lucide-react'
import { useFollowCompany } from './use-follow-company.ts'

type Props = {
  company: Pick<CompanyRef, 'id' | 'name'>
  texts: Parameters<typeof useFollowCompany>[1]
  /** What it does, with the company's name. */
  label: string
}

/** New jobs of a company by mail. Guests sign in first, and come back to where they were. */
export const FollowButton = ({ company, texts, label }: Props) => {
  const { locale, navigate } = usePlatform()
  const { pathname, search } = useLocation()
  const isMember = useSession().kind === 'member'
  const { isFollowed, toggle } = useFollowCompany(company, texts)
  const signIn = () => void navigate(urls.getStarted(inLanguage(locale.language, pathname + search)))
  return (
    <IconButton
      glyph={Bell}
      label={label}
      pressed={isMember ? isFollowed : undefined}
      filled={isFollowed}
      tone={isFollowed ? 'active' : 'plain'}
      onClick={isMember ? toggle : signIn}
    />
  )
}
