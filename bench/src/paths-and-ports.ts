import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
/** What is dear to make and may be kept from run to run: filled databases, builds. */
export const workFolder = process.env.BENCH_DIR ?? join(root, '.data/bench')
export const resultsFolder = join(root, 'bench/results')

const base = Number(process.env.BENCH_PORT ?? 4710)

/** Ports that only the bench uses, so that it runs beside a developer's own site. The site takes the two after its own too. */
export const ports = {
  postgres: base,
  api: base + 10,
  site: base + 20,
  oneBundle: base + 30,
  plain: base + 40,
  development: base + 50,
  /** And the eight after it. */
  replicas: base + 60,
  /** Its nodes talk to each other at the hundredth after it. */
  openSearch: base + 80,
}

/** Where a remote is served from that is shown inside the site by an override. */
export const squadOrigin = `http://localhost:${ports.development}`
