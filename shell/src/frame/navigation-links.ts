import { useHost } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'

const all = [
  { text: 'header.jobs', to: urls.search(), area: '/jobs-hiring/' },
  { text: 'header.remote', to: urls.remoteJobs(), area: '/remote-jobs' },
  { text: 'header.web3', to: urls.web3Jobs(), area: '/web3-jobs' },
] as const

/** The places of the header that are on in this country; a place whose remote is off is not offered. */
export const useSitePlaces = () => {
  const host = useHost()
  return all.filter(({ to }) => host?.hasPage(to))
}
