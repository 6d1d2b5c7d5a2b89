import { useHost } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { Bell, Bookmark, Briefcase, FileText, type LucideIcon, MessageCircle, Settings, UserRound } from 'lucide-react'

export type MemberLink = {
  id: string
  /** Key of the shell's texts. */
  text: 'header.myJobs' | 'header.profile' | 'header.resumes' | 'header.alerts' | 'header.settings'
  to: string
  icon: LucideIcon
}

/** A member's own pages, in the order of the menu. */
const memberLinks: readonly MemberLink[] = [
  { id: 'my-jobs', text: 'header.myJobs', to: urls.recommendedJob(), icon: Briefcase },
  { id: 'profile', text: 'header.profile', to: urls.completeProfile(), icon: UserRound },
  { id: 'resumes', text: 'header.resumes', to: urls.completeProfileStep('10', undefined, 5), icon: FileText },
  { id: 'alerts', text: 'header.alerts', to: urls.accountSettings('job-alert'), icon: Bell },
  { id: 'settings', text: 'header.settings', to: urls.accountSettings(), icon: Settings },
]

/** Those whose remote is on in this country. */
export const useMemberLinks = (): readonly MemberLink[] => {
  const host = useHost()
  return memberLinks.filter(({ to }) => host?.hasPage(to))
}

export type BottomBarLink = {
  text: 'header.jobsShort' | 'header.myJobs' | 'header.chat' | 'header.profileShort'
  to: string
  /** The link is current on every page whose path begins with one of these. */
  areas: readonly string[]
  icon: LucideIcon
}

const jobs: BottomBarLink = {
  text: 'header.jobsShort',
  to: urls.search(),
  areas: ['/jobs-hiring/', '/remote-jobs', '/web3-jobs'],
  icon: Briefcase,
}
const myJobsArea = ['/recommended-job/']
const ofMember: readonly BottomBarLink[] = [
  jobs,
  { text: 'header.myJobs', to: urls.recommendedJob(), areas: myJobsArea, icon: Bookmark },
  { text: 'header.chat', to: urls.chat(), areas: [urls.chat()], icon: MessageCircle },
  {
    text: 'header.profileShort',
    to: urls.completeProfile(),
    areas: [urls.completeProfile(), '/account-settings/'],
    icon: UserRound,
  },
]

/** Pages with a bar of their own at the bottom, or with steps that nothing should lead away from. */
const pagesWithoutBar = [/^\/job\//, /^\/chat\/\d/, /^\/jobseeker-complete-profile/, /^\/get-started/]

/** What the bar at the bottom of a phone leads to: empty for guests, and on pages that have no room for it. */
export const useBottomBarLinks = (pathname: string): readonly BottomBarLink[] => {
  const host = useHost()
  const { kind } = useSession()
  if (kind !== 'member' || pagesWithoutBar.some((page) => page.test(pathname))) return []
  return ofMember.filter(({ to }) => host?.hasPage(to))
}
