import { join } from 'node:path'
import { searchFilterOptions } from '@jobspan/shared-kit/contracts/config/config'
import { jobSitemap } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { z } from 'zod/mini'
import { requireFreePort, start, stop, waitFor } from '../child-processes.ts'
import { ports, root, workFolder } from '../paths-and-ports.ts'
import type { FilterOptions } from './visitors.ts'

/** Starts the API alone, as production runs it, on the database that `environment` names. */
export const startApi = async (environment: Record<string, string>) => {
  const origin = `http://127.0.0.1:${ports.api}`
  const log = join(workFolder, 'logs/api.log')
  await requireFreePort(ports.api)
  const profile = process.env.BENCH_CPU_PROFILE
  const child = await start(
    process.execPath,
    [...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []), join(root, 'api/src/main.ts')],
    log,
    {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: '',
        NODE_ENV: 'production',
        API_PORT: String(ports.api),
        DEMO: '0',
        // One machine plays thousands of visitors here; limits are meant for one.
        RATE_LIMIT_FACTOR: '1000000',
        LOG_LEVEL: 'warn',
        ...environment,
      },
    },
  )
  const ready = async () => (await fetch(`${origin}/healthz`)).ok
  await waitFor('the API', child, ready, { seconds: 120, log })
  return { origin, pid: child.pid, stop: () => stop(child) }
}

const ask = async <Data extends z.core.$ZodType>(
  origin: string,
  endpoint: { path: string; data: Data },
  query: string,
) => {
  let response = await fetch(`${origin}${endpoint.path}?${query}`)
  // A process that has just started may be too busy at first; it says when to come back.
  for (let attempt = 1; response.status === 503 && attempt <= 10; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(response.headers.get('retry-after') ?? 1)))
    response = await fetch(`${origin}${endpoint.path}?${query}`)
  }
  if (!response.ok) throw new Error(`${endpoint.path}?${query} answered ${response.status}: ${await response.text()}`)
  const { data } = (await response.json()) as { data: unknown }
  return z.parse(endpoint.data, data)
}

const ids = (list: { id: number }[]) => list.map((entry) => entry.id)

export const readFilterOptions = async (origin: string): Promise<FilterOptions> => {
  const lists = await ask(origin, searchFilterOptions, 'language_code=en-us&country=all')
  const locations: Partial<Record<CountryKey, number[]>> = {}
  for (const { id, country } of lists.locations) if (country) locations[country] = [...(locations[country] ?? []), id]
  return {
    jobTypes: ids(lists.job_types),
    experienceLevels: ids(lists.xp_lvls),
    mainFunctions: ids(lists.main_functions),
    locations,
  }
}

/** Ids of jobs from all over the table. */
export const readJobIds = async (origin: string): Promise<number[]> => {
  const size = 200
  const { pages } = await ask(origin, jobSitemap, `page=1&size=${size}`)
  const found: number[] = []
  for (let index = 0; index < Math.min(pages.length, 20); index += 1) {
    const page = pages[Math.floor(pages.length * (index / 20))]
    const { items } = await ask(origin, jobSitemap, `page=${page}&size=${size}`)
    found.push(...items.map(({ slug }) => Number(/(\d+)$/.exec(slug)?.[1])))
  }
  return found.filter(Number.isFinite)
}
