import { urls } from '@jobspan/shared-kit/routing'
import { buildSearchUrl, parseSearchUrl } from './search-url.ts'

/** Whether an address is that of an area and no more, which begins with what is on offer; apart, because a search has no use for it. */
export const hasOnlyArea = (area: 'remote' | 'web3', params: URLSearchParams): boolean =>
  buildSearchUrl(area, parseSearchUrl(area, '', params)) ===
    (area === 'remote' ? urls.remoteJobs() : urls.web3Jobs()) &&
  !params.has('alert') &&
  !params.has('selected')
