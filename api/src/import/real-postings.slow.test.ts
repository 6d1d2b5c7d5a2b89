import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import { jobs } from '../jobs/tables.ts'
import { toTsQuery } from '../platform/text/ts-query.ts'
import { parseWordQuery } from '../platform/text/word-query.ts'
import { findJobs } from '../search/find-jobs.ts'
import { toSearchCriteria } from '../search/search-criteria.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { writeBatch } from './import-batch.ts'
import { importFiles, type Rejection } from './import-files.ts'

const data = process.env.JOBS_DATA_DIR ?? new URL('../../../../shared/data/jobs', import.meta.url).pathname
const dataFiles = existsSync(data)
  ? readdirSync(data)
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => join(data, name))
  : []
const withData = dataFiles.length > 0 ? describe : describe.skip

withData(
  dataFiles.length > 0
    ? 'real postings'
    : `real postings (skipped: none in ${data}; JOBS_DATA_DIR names another folder)`,
  () => {
    let api: TestApp
    beforeAll(async () => {
      api = await createTestApp()
    }, 120_000)
    afterAll(() => api.close())

    const importAll = async (files = dataFiles) => {
      const rejections: Rejection[] = []
      const summary = await importFiles(
        files,
        (batch) => writeBatch(api.db, batch),
        (rejection) => rejections.push(rejection),
        {
          now: Date.now(),
          keepExpired: false,
        },
      )
      return { ...summary, rejections }
    }

    test('all import, and importing them again changes nothing', async () => {
      const first = await importAll()
      expect(first.rejections).toEqual([])
      const { rows } = await api.db.execute<{ count: number; closed: number }>(
        sql`select count(*)::int as count, count(*) filter (where status = 'closed')::int as closed from ${jobs}`,
      )
      expect(rows[0]).toEqual({ count: first.imported, closed: first.expired })
      const again = await importAll(dataFiles.filter((name) => statSync(name).size < 500_000))
      expect(again).toMatchObject({ imported: 0, updated: 0, rejected: 0 })
      expect(again.unchanged).toBeGreaterThan(0)
    }, 600_000)

    test('each is found by its title in its own language', async () => {
      const { rows } = await api.db.execute<{ id: number; title: string; language: 'en-us' | null }>(
        sql`select id, title, language from ${jobs}`,
      )
      const wanted = rows.map(({ id, title, language }) => {
        const query = parseWordQuery(title, language)
        return { id, query: query && toTsQuery(query) }
      })
      const missed = await api.db.execute(sql`
      select ${jobs.title} from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id int, query text)
      join ${jobs} on ${jobs.id} = wanted.id where wanted.query is null
        or not ${jobs.searchVector} @@ wanted.query::tsquery`)
      expect(missed.rows).toEqual([])
    }, 120_000)

    test('and by the index of open jobs, of each file some', async () => {
      const { rows } = await api.db.execute<{ id: number; title: string; language: LanguageKey | null }>(sql`
        select id, title, language from (
          select id, title, language, row_number() over (partition by source order by id) as place
          from ${jobs} where status = 'open') as numbered
        where place % 25 = 1`)
      expect(new Set(rows.map(({ language }) => language)).size).toBeGreaterThanOrEqual(9)
      const missed: string[] = []
      for (const { id, title, language } of rows) {
        const criteria = toSearchCriteria(
          { query: title, country: 'all' },
          { country: 'sg', language: language ?? 'en-us' },
        )
        const { ids } = await findJobs(api.db, criteria, { sort: sortOrder.newest, page: 1, size: 10_000 })
        if (!ids.includes(id)) missed.push(title)
      }
      expect(missed).toEqual([])
    }, 120_000)

    test('an expired one is stored, and its page says closed', async () => {
      const { rows } = await api.db.execute<{ id: number }>(sql`select id from ${jobs} where status = 'closed' limit 1`)
      const answer = await api.visitor().get(`/api/job/jobs/${rows[0]?.id}`)
      expect(answer.body.data.status).toBe('closed')
    })
  },
)
