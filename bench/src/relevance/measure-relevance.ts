import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { startApi } from '../api/api-server.ts'
import type { Options } from '../arguments.ts'
import { run } from '../child-processes.ts'
import { versionsOf } from '../machine.ts'
import { root, workFolder } from '../paths-and-ports.ts'
import { logProgress } from '../progress.ts'
import { named, targets } from '../targets.ts'
import { type ExampleOutcome, judgeExamples, readExamples, unmetExamples } from './examples.ts'
import { type JobSite, openJobSite } from './job-site.ts'
import { judgeQueries } from './judge.ts'
import { readJudgedQueries } from './judged-query.ts'
import type { RelevanceOptions } from './relevance-options.ts'
import { relevanceRows, worstQueries } from './relevance-report.ts'
import { titleQueries } from './title-queries.ts'

const titlesPerLanguage = 40

/** The API on an empty database, which is filled with the demo jobs, or with real postings alone. */
const startFilled = async (postings: string | null) => {
  const directory = join(workFolder, postings === null ? 'relevance' : 'relevance-postings')
  await rm(directory, { recursive: true, force: true })
  if (postings === null) {
    logProgress('filling a database with the demo jobs')
    return startApi({ DATA_DIR: directory, DEMO: '1' })
  }
  logProgress(`importing the postings of ${postings}`)
  const files = (await readdir(postings)).filter((name) => /\.(jsonl?|html?)(\.gz)?$/.test(name)).sort()
  if (files.length === 0) throw new Error(`--jobs ${postings}: there is no file of postings in this folder`)
  const paths = files.map((name) => join(postings, name))
  await run(process.execPath, [join(root, 'api/src/import/main.ts'), '--json', '--keep-expired', ...paths], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: directory },
  })
  return startApi({ DATA_DIR: directory })
}

const readTitleQueries = async (site: JobSite, seed: number) => {
  const jobs = await Promise.all(countries.map(({ key, language }) => site.openJobs({ country: key, language })))
  const distinct = new Map(jobs.flat().map((job) => [job.id, job]))
  return titleQueries([...distinct.values()], titlesPerLanguage, seed)
}

const describeRun = ({ postings, seed }: RelevanceOptions): { title: string; how: string } =>
  postings === null
    ? {
        title: 'Relevance of searches',
        how: 'Searches as people type them, in ten languages over the demo jobs, each with rules that say what a result is worth to the person: exact 3, right 2, near 1, wrong 0. nDCG@10 compares the first ten with the best ten of all jobs open to that visitor, of which near ones count only as far as they are shown: they have to come after the right ones, and need not come at all. The first is right with 2 or more. Where nothing fits, an empty answer is right, or near misses alone.',
      }
    : {
        title: 'Relevance of searches over real postings',
        how: `Titles of real postings, up to ${titlesPerLanguage} a language by seed ${seed}: as they stand, with a slip of the finger, and with the last word first. Only the title itself is right, its signs aside; titles that share its longest word are near.`,
      }

const examplesRow = (outcomes: readonly ExampleOutcome[]) => ({
  ...named(targets.examplesUnmet, 'examples'),
  value: outcomes.filter(({ isMet }) => !isMet).length,
  note: `${outcomes.length} examples`,
})

/** How well searches find what people mean. */
export const measureRelevance = async ({ relevance }: Options) => {
  const { origin, postings, examples, worst, seed } = relevance
  const api = origin === null ? await startFilled(postings) : { origin, stop: async () => {} }
  try {
    const site = openJobSite(api.origin)
    const queries = postings === null ? await readJudgedQueries() : await readTitleQueries(site, seed)
    logProgress(`asking ${queries.length} queries`)
    const outcomes = await judgeQueries(site, queries)
    const judged = examples === null ? [] : await judgeExamples(site, await readExamples(examples))
    return {
      ...describeRun(relevance),
      measurements: [...relevanceRows(outcomes), ...(examples === null ? [] : [examplesRow(judged)])],
      versions: await versionsOf(['fastify']),
      details: {
        text: [worstQueries(outcomes, worst), unmetExamples(judged)].filter(Boolean).join('\n\n'),
        json: { outcomes, examples: judged },
      },
      isStrict: true,
      isUnrecorded: origin !== null || postings !== null,
    }
  } finally {
    await api.stop()
  }
}
