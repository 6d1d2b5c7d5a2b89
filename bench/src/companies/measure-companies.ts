import { join } from 'node:path'
import {
  companySuggestions,
  featuredCompanies,
  searchCompanies,
  searchCompanyFacets,
} from '@jobspan/shared-kit/contracts/companies/companies'
import { startApi } from '../api/api-server.ts'
import { measureStep, type Step } from '../api/measure-step.ts'
import type { Request } from '../api/poisson-load.ts'
import type { Options } from '../arguments.ts'
import { versionsOf } from '../machine.ts'
import type { Measurement } from '../measurement.ts'
import { workFolder } from '../paths-and-ports.ts'
import { findPostgres, warmTables } from '../postgres-cluster.ts'
import { logProgress } from '../progress.ts'
import { fillPostgres } from '../seed/fill.ts'
import { headers } from '../session/sign-in.ts'
import { named, targets } from '../targets.ts'
import { fillCompanies, typedNames } from './fill-companies.ts'

const companyCount = 100_000
const quickCompanyCount = 20_000
const perSecond = 50

const filters = Array.from(
  { length: 200 },
  (_, index) =>
    `industries=${(index % 27) + 1}&company_sizes=${(index % 7) + 1}${index % 2 ? '&is_company_verified=1' : ''}${index % 3 ? '&country=all' : ''}`,
)

const steps = (): Step[] => {
  const requests = (paths: readonly string[]): Request[] => paths.map((path) => ({ path, headers }))
  const step = (label: string, paths: readonly string[]): Step => ({
    target: named(targets.companySearch, label),
    perSecond,
    requests: requests(paths),
  })
  const typed = typedNames.map(encodeURIComponent)
  return [
    step(
      'by a name, all countries',
      typed.map((name) => `${searchCompanies.path}?country=all&query=${name}`),
    ),
    step(
      'by filters',
      filters.map((filter) => `${searchCompanies.path}?${filter}`),
    ),
    step(
      'counts of all filters',
      [...filters, ''].map((filter) => `${searchCompanyFacets.path}?country=all&${filter}`),
    ),
    step(
      'suggestions',
      typed.map((name) => `${companySuggestions.path}?country=all&query=${name}`),
    ),
    step(
      'popular, featured, remote, Web3',
      ['popular', 'featured', 'remote', 'web3'].map((kind) => `${featuredCompanies.path}?country=all&kind=${kind}`),
    ),
  ]
}

/** The search for companies, on PostgreSQL. */
export const measureCompanies = async ({ quick, jobs }: Options) => {
  const title = 'Search for companies, on PostgreSQL'
  const bin = await findPostgres()
  if (!bin) {
    const measurements: Measurement[] = [{ ...targets.companySearch, value: null, note: 'no PostgreSQL here' }]
    return { title, how: 'Skipped: no initdb in /usr/lib/postgresql/*/bin nor on PATH.', measurements, versions: {} }
  }
  const cluster = await fillPostgres(bin, jobs)
  try {
    const companies = await fillCompanies(cluster.url, quick ? quickCompanyCount : companyCount)
    if (!(await warmTables(cluster.url, ['companies', 'company_names', 'company_profiles'])))
      logProgress('no pg_prewarm here: the first requests read tables from disk')
    const api = await startApi({ DATABASE_URL: cluster.url, DATA_DIR: join(workFolder, 'api-data') })
    try {
      const measurements: Measurement[] = []
      let wrong = 0
      for (const step of steps()) {
        // Longer than a minute: the companies are read again meanwhile.
        const result = await measureStep(api.origin, step, quick ? 6 : 70, 5)
        measurements.push(result.measurement)
        wrong += result.wrong
      }
      measurements.push({ ...targets.failures, value: wrong })
      return {
        title,
        how: `${companies.toLocaleString('en')} companies, every third with a Chinese or Japanese name. Requests come at random moments at ${perSecond} a second; time runs from the moment a request was due. Client, API (one process) and database share the machine. PostgreSQL with ${cluster.settings}.`,
        measurements,
        versions: { postgresql: cluster.version, ...(await versionsOf(['fastify', 'pg'])) },
      }
    } finally {
      await api.stop()
    }
  } finally {
    await cluster.stop()
  }
}
