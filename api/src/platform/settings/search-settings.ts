import { z } from 'zod/mini'

const count = (smallest: number) => z.coerce.number().check(z.int(), z.minimum(smallest), z.maximum(100))

/** Who answers searches: the index in the memory of each process, or OpenSearch (docs/operations.md#opensearch). */
export const searchEnvironment = z.object({
  OPENSEARCH_URL: z.optional(z.url({ protocol: /^https?$/ })).check(
    z.meta({
      description:
        'an OpenSearch from 2.19 on, which then answers searches; with the user name and the password in it where it wants them. A certificate of an authority of your own: name its file in `NODE_EXTRA_CA_CERTS`',
      shownDefault: 'none: searches are answered from the memory of each process',
    }),
  ),
  OPENSEARCH_FALLBACK: z
    ._default(z.enum(['none', 'embedded']), 'none')
    .check(
      z.describe(
        'while OpenSearch is away: `none` answers searches 503, `embedded` answers them from the memory of the process, which has to have room for all open jobs',
      ),
    ),
  OPENSEARCH_SHARDS: z
    ._default(count(1), 1)
    .check(z.describe('shards of an index that is built from now on: one for each two million open jobs')),
  OPENSEARCH_REPLICAS: z
    ._default(count(0), 0)
    .check(z.describe('copies of each shard; as many nodes may fail. 0 for a single node')),
})

export type SearchSettings = {
  /** Undefined where the index in memory answers. */
  url: string | undefined
  fallsBack: boolean
  shards: number
  replicas: number
}

export const readSearchSettings = (values: z.infer<typeof searchEnvironment>): SearchSettings => ({
  url: values.OPENSEARCH_URL,
  fallsBack: values.OPENSEARCH_FALLBACK === 'embedded',
  shards: values.OPENSEARCH_SHARDS,
  replicas: values.OPENSEARCH_REPLICAS,
})
