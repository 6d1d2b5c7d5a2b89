import { setTimeout as wait } from 'node:timers/promises'
import { upsertCompanies, upsertJobs } from '../../../api/src/jobs/upsert-jobs.ts'
import { openDatabase } from '../../../api/src/platform/database/database.ts'
import { companyRecord, jobRecord } from '../../../api/src/testing/records.ts'
import { ask } from '../postgres-cluster.ts'

const headers = {
  'role-id': '1',
  'country-id': '1',
  'language-id': '1',
  device_uuid: '3f1c8a52-7a0e-4a5e-9f52-1de0b2c6a7f1',
  device: 'web',
}
const maxWaitMs = 120_000
const maxAttempts = 60

/** Jobs that the measurement posts beside the others; each has a title that no other job has. They are deleted at the end. */
export const openPostedJobs = async (url: string, origin: string) => {
  const { db, close } = await openDatabase({ url })
  await upsertCompanies(db, [companyRecord()])
  const titles: string[] = []
  const run = Date.now()
    .toString(36)
    .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

  /** Null where the API is too busy to say, or the engine is away. */
  const isFound = async (title: string): Promise<boolean | null> => {
    const parameters = new URLSearchParams({ query: title, exact: '1', country: 'all' })
    const response = await fetch(`${origin}/api/job/jobs/search?${parameters}`, { headers })
    if (!response.ok) return null
    const { data } = (await response.json()) as { data: { total: number } }
    return data.total === 1
  }

  return {
    /** The title of a new job, once it is written. */
    post: async (): Promise<string> => {
      // Its last letter is one that belongs to the stem: of two jobs whose words differ by a plural, both were found, and counted as lost.
      const number = [...String(titles.length)].map((digit) => 'klmnopqrst'[Number(digit)]).join('')
      const title = `quartz${run}${number}x`
      await upsertJobs(db, [jobRecord({ identifier: title, title, postedAt: new Date() })])
      titles.push(title)
      return title
    },
    /** Milliseconds until a search finds the job. */
    timeUntilFound: async (title: string): Promise<number> => {
      const began = performance.now()
      while (!(await isFound(title))) {
        if (performance.now() - began > maxWaitMs) throw new Error(`the job ${title} was not found in two minutes`)
        await wait(50)
      }
      return performance.now() - began
    },
    /** How many were posted. */
    count: (): number => titles.length,
    /** How many of them no search finds. */
    countLost: async (): Promise<number> => {
      let lost = 0
      for (const title of titles) {
        let answer = await isFound(title)
        for (let attempt = 1; answer === null && attempt <= maxAttempts; attempt += 1) {
          await wait(1_000)
          answer = await isFound(title)
        }
        if (answer === null) throw new Error(`the API did not say whether the job ${title} is there`)
        if (!answer) lost += 1
      }
      return lost
    },
    close: async (): Promise<void> => {
      await close()
      await ask(url, "delete from jobs where source = 'test'")
    },
  }
}

export type PostedJobs = Awaited<ReturnType<typeof openPostedJobs>>
