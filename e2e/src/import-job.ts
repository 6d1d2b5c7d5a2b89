import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { site } from './site.ts'

const command = resolve(import.meta.dirname, '../../api/src/import/main.ts')

/** Imports a job of Singapore into the running site, as `npm run jobs:import` does. */
export const importJob = async (title: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'jobspan-e2e-import-'))
  const file = join(folder, 'jobs.json')
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: 'harbour', value: crypto.randomUUID() },
    title,
    inLanguage: 'en',
    datePosted: new Date().toISOString(),
    description: `<p>${title} at Harbour Foods.</p>`,
    hiringOrganization: { '@type': 'Organization', name: 'Harbour Foods' },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'SG' } },
    baseSalary: { currency: 'SGD', value: { unitText: 'MONTH', minValue: 4000, maxValue: 5000 } },
  }
  try {
    await writeFile(file, JSON.stringify(posting))
    await promisify(execFile)(process.execPath, [command, file], { env: { ...process.env, DATA_DIR: site.dataDir } })
  } finally {
    await rm(folder, { recursive: true })
  }
}
