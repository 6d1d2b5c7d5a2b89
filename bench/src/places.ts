import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
/** What is dear to make and may be kept from run to run: filled databases, builds. */
export const workFolder = process.env.BENCH_DIR ?? join(root, '.data/bench')
export const resultsFolder = join(root, 'bench/results')

/** Ports that only the bench uses, so that it runs beside a developer's own site. */
export const ports = { postgres: 4710, api: 4720, site: 4730, oneBundle: 4740, plain: 4750 }
