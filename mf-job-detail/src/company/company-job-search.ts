/** A search among the jobs of one company, as the address of the tab says it. */
export type CompanyJobSearch = {
  /** As typed, as the next. */
  query: string
  location: string
  page: number
  isRemote: boolean
}

export const jobsPerPage = 20

const maxLength = 200

const cleanText = (text: string | null) => (text ?? '').replace(/\s+/gu, ' ').trim().slice(0, maxLength)

/** Lenient: a page that makes no sense is the first one. */
export const parseCompanyJobSearch = (params: URLSearchParams, isRemote: boolean): CompanyJobSearch => {
  const page = params.get('page') ?? ''
  return {
    query: cleanText(params.get('query')),
    location: cleanText(params.get('location')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    isRemote,
  }
}

/** All jobs, the newest first. */
export const allJobs = { query: '', location: '', page: 1, isRemote: false } as const satisfies CompanyJobSearch

/** The query of the address of a search; empty for its first page without words. */
export const toCompanyJobQuery = ({ query, location, page }: Omit<CompanyJobSearch, 'isRemote'>): string => {
  const params = new URLSearchParams()
  if (query !== '') params.set('query', query)
  if (location !== '') params.set('location', location)
  if (page > 1) params.set('page', String(page))
  return params.size === 0 ? '' : `?${params}`
}
