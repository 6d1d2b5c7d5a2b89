import { Client, errors } from '@opensearch-project/opensearch'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Query } from './query-language.ts'

export type Hit = {
  /** Of the job. */
  id: number
  _score: number | null
  matched_queries?: string[] | Record<string, number>
  fields?: Record<string, unknown[]>
  sort?: number[]
}
export type Bucket = { key: string | number; doc_count: number; [aggregation: string]: unknown }
export type Aggregation = { doc_count?: number; buckets?: Bucket[] | Record<string, Bucket>; [name: string]: unknown }
type Answer = { total: number; hits: Hit[]; aggregations: Record<string, Aggregation> }

/** A search as the engine takes it: `query`, `size`, `sort`, `aggs`. Each `sort` ends with the id: hits get it from there. */
export type SearchBody = Record<string, unknown>

// The engine keeps `_id` packed together with other documents, and would unpack many of them for each hit.
const withoutStored = { _source: false, stored_fields: '_none_' }

/** What the adapter asks of OpenSearch: questions to the index that the alias names. Where it cannot answer, it throws `unavailable`. */
export type SearchEngine = {
  client: Client
  /** The alias that searches use; the indexes behind it have a number each. */
  alias: string
  search: (body: SearchBody) => Promise<Answer>
  searchAll: (bodies: readonly SearchBody[]) => Promise<Answer[]>
  /** How many match each query, counted no further than `limit`. */
  countUpTo: (queries: readonly Query[], limit: number) => Promise<number[]>
}

const retryAfterSeconds = 5

/** Whether the engine is away or has too much to do, and not that it was asked wrongly. */
export const isEngineUnavailable = (error: unknown): boolean =>
  error instanceof errors.ConnectionError ||
  error instanceof errors.TimeoutError ||
  error instanceof errors.NoLivingConnectionsError ||
  // No index has the alias before the first feeding is done.
  (error instanceof errors.ResponseError && [404, 408, 429, 502, 503, 504].includes(error.statusCode ?? 0))

const whileAvailable = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
  try {
    return await ask()
  } catch (error) {
    throw isEngineUnavailable(error) ? new ApiError('unavailable', { retryAfterSeconds }) : error
  }
}

type RawAnswer = {
  error?: { type?: string; reason?: string }
  status?: number
  _shards?: { total: number; successful: number }
  timed_out?: boolean
  hits: { total?: { value: number }; hits: Omit<Hit, 'id'>[] }
  aggregations?: Record<string, Aggregation>
}

const toAnswer = ({
  error,
  status = 200,
  _shards: shards = { total: 0, successful: 0 },
  timed_out: isTimedOut = false,
  hits,
  aggregations = {},
}: RawAnswer): Answer => {
  if (error) {
    if ([404, 429, 503].includes(status)) throw new ApiError('unavailable', { retryAfterSeconds })
    throw new Error(`OpenSearch refused a search: ${error.type}: ${error.reason}`)
  }
  // The engine answers without shards that it cannot reach: counts and pages would lack jobs, and nobody would know.
  if (isTimedOut || shards.successful < shards.total) throw new ApiError('unavailable', { retryAfterSeconds })
  return {
    total: hits.total?.value ?? 0,
    hits: hits.hits.map((hit) => ({ ...hit, id: hit.sort?.at(-1) as number })),
    aggregations,
  }
}

type Asked = { body: SearchBody; resolve: (answer: Answer) => void; reject: (error: unknown) => void }

// All of a request wait for the slowest.
const maxBodiesPerRequest = 16

// A request that holds one body which cannot be read, or that is too large, is refused whole.
const isRefusedWhole = (error: unknown): boolean =>
  error instanceof errors.ResponseError && [400, 413].includes(error.statusCode ?? 0)

/** What is asked in the same tick goes in one request: counts of a page and its facets, and of searches that are near. */
const createBatches = (askAll: (bodies: readonly SearchBody[]) => Promise<RawAnswer[]>) => {
  let waiting: Asked[] = []
  const ask = async (batch: readonly Asked[]): Promise<void> => {
    try {
      const answers = await askAll(batch.map(({ body }) => body))
      for (const [position, { resolve, reject }] of batch.entries()) {
        try {
          resolve(toAnswer(answers[position] as RawAnswer))
        } catch (error) {
          reject(error)
        }
      }
    } catch (error) {
      if (batch.length > 1 && isRefusedWhole(error)) await Promise.all(batch.map((one) => ask([one])))
      else for (const { reject } of batch) reject(error)
    }
  }
  const send = () => {
    const all = waiting
    waiting = []
    for (let start = 0; start < all.length; start += maxBodiesPerRequest)
      ask(all.slice(start, start + maxBodiesPerRequest))
  }
  return (body: SearchBody): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push({ body, resolve, reject })
      if (waiting.length === 1) process.nextTick(send)
    })
}

/** @param url with the user name and the password in it, where the engine wants them */
export const openSearchEngine = (
  url: string,
  { alias = 'jobs', requestTimeoutMs = 5_000 }: { alias?: string; requestTimeoutMs?: number } = {},
): SearchEngine => {
  const client = new Client({ node: url, requestTimeout: requestTimeoutMs, maxRetries: 1 })
  const search = createBatches(async (bodies) => {
    const { body } = await whileAvailable(() =>
      client.msearch({ index: alias, body: bodies.flatMap((body) => [{}, { ...withoutStored, ...body }]) as never[] }),
    )
    return (body as unknown as { responses: RawAnswer[] }).responses
  })
  const searchAll = (bodies: readonly SearchBody[]) => Promise.all(bodies.map(search))
  return {
    client,
    alias,
    search,
    searchAll,
    countUpTo: async (queries, limit) =>
      (await searchAll(queries.map((query) => ({ query, size: 0, track_total_hits: limit })))).map(
        ({ total }) => total,
      ),
  }
}
