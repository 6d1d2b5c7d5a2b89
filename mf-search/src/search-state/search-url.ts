import type { WorkArrangement } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { parseSearchSegment, urls } from '@jobspan/shared-kit/routing'
import { parseSearch, type SearchState, searchParamsOf } from './search-state.ts'

/** The pages that are a search: all jobs, or an area that has one filter of its own and its own address. */
export type SearchArea = 'jobs' | 'remote' | 'web3'

const remoteOnly: WorkArrangement[] = ['remote']

/** What an area adds to every search made in it. */
const getAreaFilters = (area: SearchArea): Partial<SearchState> => {
  if (area === 'remote') return { arrangements: remoteOnly }
  if (area === 'web3') return { is_web3: true }
  return {}
}

/** Reads the search that an address stands for. `segment` is the last part of the path on `/jobs-hiring/…`. */
export const parseSearchUrl = (area: SearchArea, segment: string, params: URLSearchParams): SearchState => {
  const words = area === 'jobs' ? parseSearchSegment(segment) : { keyword: '', location: '' }
  return { ...parseSearch(words, params), ...getAreaFilters(area) }
}

/** The address of a search within an area, as a path below the language. */
export const buildSearchUrl = (area: SearchArea, state: SearchState): string => {
  const params = searchParamsOf(state)
  if (area === 'jobs') return urls.search({ keyword: state.query, location: state.location, ...params })
  const words = { query: state.query, location: state.location }
  if (area === 'remote') {
    const { arrangements: _, ...rest } = params
    return urls.remoteJobs({ ...words, ...rest })
  }
  const { is_web3: _, ...rest } = params
  return urls.web3Jobs({ ...words, ...rest })
}
