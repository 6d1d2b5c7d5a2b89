import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { compiled, createMigratedDatabase, type TestDatabase } from '@jobspan/kit-server/testing'
import { sql } from 'drizzle-orm'
import { savedJobs } from '../../jobs/tables.ts'
import { upsertCompanies, upsertJobs } from '../../jobs/upsert-jobs.ts'
import { seekers } from '../../members/tables.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { companyRecord, jobRecord } from '../../testing/records.ts'

describe('npm run employers:check', () => {
  const main = fileURLToPath(new URL('check-employers.ts', import.meta.url))
  let database: TestDatabase
  beforeAll(async () => {
    database = await createMigratedDatabase(new URL('../../../drizzle', import.meta.url), openDatabase)
  }, 120_000)
  afterAll(() => database.drop())

  const run = async (...values: string[]) => {
    const child = spawn(process.execPath, [main, ...values], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, DATABASE_URL: database.url },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [output, errors] = ['', '']
    child.stdout.on('data', (text) => {
      output += text
    })
    child.stderr.on('data', (text) => {
      errors += text
    })
    const [code] = await once(child, 'close')
    return { code, output, errors }
  }

  test('says how it is used, what it found, and ends with 1 where that is wrong', async () => {
    expect((await run('--help')).output).toMatch(/^Usage: npm run employers:check -- /)
    expect(await run('--fast')).toMatchObject({ code: 1, errors: expect.stringMatching(/^employers:check: .*--fast/) })
    const { db, close } = await openDatabase({ url: database.url })
    await upsertCompanies(db, [companyRecord(), companyRecord({ identifier: 'company-2', name: 'Reed Bakery' })])
    await upsertJobs(db, [jobRecord(), jobRecord({ companyIdentifier: 'company-2' })])
    const shared = 'test job-1: job 1 “Accountant” of Harbour Foods (1); job 2 “Accountant” of Reed Bakery (2)\n'
    expect(await run()).toMatchObject({ code: 0, errors: '', output: expect.stringContaining(shared) })
    await db.execute(sql`
      with saver as (insert into ${seekers} default values returning id)
      insert into ${savedJobs} (seeker_id, job_id, copy) select id, 1, '{"company_name": "Lantern Bay"}' from saver`)
    await close()
    const found = await run('--json')
    expect(found).toMatchObject({ code: 1, errors: '' })
    expect(JSON.parse(found.output)).toMatchObject({
      applications: [],
      jobs: [{ job: { id: 1 }, formerEmployers: ['Lantern Bay'], applications: [] }],
      sharedNumbers: [{ identifier: 'job-1' }],
    })
  }, 120_000)
})
