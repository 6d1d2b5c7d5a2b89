import { expect, it } from '@jest/globals'
import { named, targets, untargeted } from '../targets.ts'
import { engineTable } from './engine-results.ts'

it('a line for each figure, a column for each number of jobs, and the load and the notes below', () => {
  const search = named(targets.engineSearch, 'OpenSearch')
  const memory = untargeted('MB', 'memory of the node')
  const of = (load: number, ...measurements: object[]) => ({
    times: { measuredAt: '2026-11-29', load, openJobs: 900_000, measurements: measurements as never },
  })
  const results = {
    1000000: of(2, { ...search, value: 61, note: 'p50 20 ms' }),
    50000: of(1, { ...search, value: 12 }, { ...memory, value: 1_800 }),
  }
  expect(engineTable(results)).toBe(`|  | target | 50,000 jobs | 1,000,000 jobs |
|---|--:|--:|--:|
| OpenSearch: search page of 30, 30 rps, p95 | 60 ms | **12 ms** | 61 ms, **missed** |
| memory of the node | – | 1800 MB | – |

- 50,000 jobs, OpenSearch: search page of 30, 30 rps, p95: 900,000 of them open; load 1 before
- 50,000 jobs, memory of the node: 900,000 of them open; load 1 before
- 1,000,000 jobs, OpenSearch: search page of 30, 30 rps, p95: 900,000 of them open; load 2 before; p50 20 ms
`)
})
