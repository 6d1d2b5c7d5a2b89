import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { type JobSummary, searchJobs } from '@jobspan/shared-kit/contracts/jobs/jobs'
import {
  type CountryKey,
  findCountry,
  findLanguage,
  type LanguageKey,
} from '@jobspan/shared-kit/contracts/platform/locales'
import { z } from 'zod/mini'

export type Visitor = { country: CountryKey; language: LanguageKey }

const headersOf = ({ country, language }: Visitor): Record<string, string> => ({
  'role-id': '1',
  'country-id': String(findCountry(country)?.id),
  'language-id': String(findLanguage(language)?.id),
  device_uuid: '8b0a4f0e-3d53-4c0f-9f57-64d2c4e6a1b9',
  device: 'web',
})

/** The search of the site at `origin`, as its visitors ask it. */
export const openJobSite = (origin: string) => {
  const ask = async (visitor: Visitor, parameters: Record<string, string>) => {
    const request = () =>
      fetch(`${origin}${searchJobs.path}?${new URLSearchParams(parameters)}`, { headers: headersOf(visitor) })
    let response = await request()
    // A process that has just started may be too busy at first; it says when to come back.
    for (let attempt = 1; response.status === 503 && attempt <= 10; attempt += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1000 * Number(response.headers.get('retry-after') ?? 1)))
      response = await request()
    }
    const body = await response.text()
    if (!response.ok) throw new Error(`a search for ${JSON.stringify(parameters)} answered ${response.status}: ${body}`)
    return z.parse(z.object({ data: searchJobs.data }), JSON.parse(body)).data
  }
  const openJobs = new Map<string, Promise<JobSummary[]>>()

  const readOpenJobs = async (visitor: Visitor): Promise<JobSummary[]> => {
    const found = new Map<number, JobSummary>()
    for (let page = 1; ; page += 1) {
      const { items, size } = await ask(visitor, { page: String(page), size: '60', sort: String(sortOrder.newest) })
      for (const item of items) found.set(item.id, item)
      if (items.length < size) return [...found.values()]
    }
  }

  return {
    /** The first page for a text, in the order of relevance, as the search field asks for it. */
    search: async (visitor: Visitor, query: string) => {
      const started = performance.now()
      const { items } = await ask(visitor, { query })
      return { items, ms: performance.now() - started }
    },
    /** Every job that this visitor could be shown: those of the country, and remote ones that are open to it. */
    openJobs: (visitor: Visitor): Promise<JobSummary[]> => {
      const key = `${visitor.country} ${visitor.language}`
      const known = openJobs.get(key) ?? readOpenJobs(visitor)
      openJobs.set(key, known)
      return known
    },
  }
}
export type JobSite = ReturnType<typeof openJobSite>
