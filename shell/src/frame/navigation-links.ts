import { useHost } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'

type NavigationLink = { text: string; to: string; activePathPrefix: string; isForMembers?: true }

const all = [
  { text: 'header.jobs', to: urls.search(), activePathPrefix: '/jobs-hiring/' },
  { text: 'header.remote', to: urls.remoteJobs(), activePathPrefix: '/remote-jobs' },
  { text: 'header.web3', to: urls.web3Jobs(), activePathPrefix: '/web3-jobs' },
  { text: 'header.myJobs', to: urls.recommendedJob(), activePathPrefix: '/recommended-job', isForMembers: true },
] as const satisfies NavigationLink[]

/** The places of the header that are on in this country; a place whose remote is off is not offered. */
export const useNavigationLinks = () => {
  const host = useHost()
  const isMember = useSession().kind === 'member'
  return all.filter((link): boolean => (isMember || !('isForMembers' in link)) && host?.hasPage(link.to) === true)
}
