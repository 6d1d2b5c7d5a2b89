import { useHost } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'

const all = [
  { text: 'header.jobs', to: urls.search(), activePathPrefix: '/jobs-hiring/' },
  { text: 'header.remote', to: urls.remoteJobs(), activePathPrefix: '/remote-jobs' },
  { text: 'header.web3', to: urls.web3Jobs(), activePathPrefix: '/web3-jobs' },
] as const

/** The places of the header that are on in this country; a place whose remote is off is not offered. */
export const useNavigationLinks = () => {
  const host = useHost()
  return all.filter(({ to }) => host?.hasPage(to))
}
