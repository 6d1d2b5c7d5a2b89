import { parseArgs } from 'node:util'
import { type Suite, suites } from './measurement.ts'
import {
  engineParts,
  type OpenSearchOptions,
  openSearchArguments,
  readOpenSearchOptions,
} from './opensearch/opensearch-options.ts'
import {
  memberPageNames,
  type PageOptions,
  pageArguments,
  publicPageNames,
  readPageOptions,
} from './pages/page-options.ts'
import {
  isFolder,
  type RelevanceOptions,
  readRelevanceOptions,
  relevanceArguments,
} from './relevance/relevance-options.ts'

export type Options = {
  only: readonly Suite[]
  /** One run instead of five, shorter loads: to see that it works, not to quote. */
  quick: boolean
  /** Jobs in PostgreSQL. */
  jobs: number
  /** One object for each part, with what its table leaves out. */
  json: boolean
  relevance: RelevanceOptions
  pages: PageOptions
  openSearch: OpenSearchOptions
}

const defaultJobs = 1_000_000

export const usage = `npm run bench -- [--only ${suites.join('|')}[,…]] [--quick] [--jobs 1000000] [--json]
  for pages and bytes: [--pages ${publicPageNames.join('|')}|${memberPageNames.join('|')}|public|members[,…]] [--languages en-us,ar,ja] [--visits 5]
  for opensearch: [--parts ${engineParts.join('|')}[,…]] [--minutes 60] [--seconds 30]
  for relevance: [--worst 20] [--examples FILE] [--url URL | --port PORT | --jobs FOLDER [--seed 1]]`

/** Reads the command line; throws a text for people where it makes no sense. */
export const readOptions = (argv: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      only: { type: 'string', multiple: true },
      quick: { type: 'boolean', default: false },
      jobs: { type: 'string', default: String(defaultJobs) },
      json: { type: 'boolean', default: false },
      ...relevanceArguments,
      ...pageArguments,
      ...openSearchArguments,
    },
  })
  const named = (values.only ?? []).flatMap((list) => list.split(','))
  const unknown = named.find((name) => !suites.includes(name as Suite))
  if (unknown !== undefined) throw new Error(`--only ${unknown}: there is no such part; there are ${suites.join(', ')}`)
  const postings = isFolder(values.jobs) ? values.jobs : null
  const jobs = postings === null ? Number(values.jobs.replaceAll('_', '')) : defaultJobs
  if (!Number.isInteger(jobs) || jobs < 1000)
    throw new Error(`--jobs ${values.jobs}: give a whole number, 1000 or more, or a folder of postings`)
  return {
    only: named.length > 0 ? suites.filter((part) => named.includes(part)) : suites,
    quick: values.quick,
    jobs,
    json: values.json,
    relevance: readRelevanceOptions(values, postings),
    pages: readPageOptions(values),
    openSearch: readOpenSearchOptions(values),
  }
}
