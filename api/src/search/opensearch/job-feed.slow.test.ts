import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { errors } from '@opensearch-project/opensearch'
import { sql } from 'drizzle-orm'
import { jobs } from '../../jobs/tables.ts'
import { upsertCompanies, upsertJobs } from '../../jobs/upsert-jobs.ts'
import { companyRecord, jobRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { searchChanges } from '../tables.ts'
import { searchEngineOf } from './engine-of-database.ts'
import { feedEngine, readLagSeconds, rebuildWhereNeeded } from './feed-engine.ts'
import { type FeedStatus, indexVersion, readFeedStatus, rebuildIndex } from './job-feed.ts'
import { findMissingOpenSearch, startTestNode, type TestNode } from './opensearch-fixture.ts'
import { withRebuildLock } from './rebuild-lock.ts'
import type { SearchEngine } from './search-engine.ts'

const missing = findMissingOpenSearch()
if (missing !== undefined) console.warn(`Feeding of OpenSearch is not tested. ${missing}`)
// Left out where Java or Maven is missing, which the warning above names; both are there in continuous integration.
const describeWithNode = missing === undefined ? describe : describe.skip
const oneShard = { shards: 1, replicas: 0 }

describeWithNode('the jobs in OpenSearch', () => {
  let node: TestNode
  let api: TestApp
  let engine: SearchEngine

  const post = (...titles: string[]) =>
    upsertJobs(
      api.db,
      titles.map((title) => jobRecord({ identifier: title, title })),
    )
  const find = async () => {
    const { status, body, headers } = await api.visitor().get('/api/job/jobs/search?sort=1&page=1&size=20')
    return { status, headers, titles: (body.data?.items ?? []).map((job: { title: string }) => job.title).sort() }
  }
  /** What was written is searched a second later. */
  const refresh = () => engine.client.indices.refresh({ index: engine.alias })

  beforeAll(async () => {
    node = await startTestNode()
    api = await createTestApp({ OPENSEARCH_URL: node.url })
    engine = searchEngineOf(api.db) as SearchEngine
    await upsertCompanies(api.db, [companyRecord()])
    await post('Baker', 'Nurse')
  }, 120_000)
  afterAll(async () => {
    await api.close()
    await node.close()
  })

  test('are searched once the first index is built; before, searches are to be tried again later', async () => {
    const before = await find()
    expect([before.status, Number(before.headers['retry-after']) > 0]).toEqual([503, true])
    await rebuildWhereNeeded(api.db, oneShard)
    expect((await find()).titles).toEqual(['Baker', 'Nurse'])
  })

  test('follow what is written: new, changed and closed jobs', async () => {
    await post('Driver')
    await api.db.update(jobs).set({ status: 'closed' }).where(sql`title = 'Baker'`)
    await feedEngine(api.db)
    await refresh()
    expect((await find()).titles).toEqual(['Driver', 'Nurse'])
    expect(await readLagSeconds(api.db, engine)).toBe(0)
  })

  test('are searched in the former index until a new one has all of them, which then is the only one', async () => {
    const { index: former } = await readFeedStatus(api.db, engine)
    const counts: number[][] = []
    await post('Cook')
    const asked: Promise<FeedStatus>[] = []
    const searches: Promise<unknown>[] = []
    const built = await withRebuildLock(api.db, () =>
      rebuildIndex(api.db, engine, {
        ...oneShard,
        onProgress: (...progress) => {
          counts.push(progress)
          asked.push(readFeedStatus(api.db, engine))
          searches.push(find().then(({ titles }) => expect(titles).toEqual(['Driver', 'Nurse'])))
        },
      }),
    )
    await Promise.all(searches)
    expect(counts).toEqual([[3, 3]])
    expect(await asked[0]).toMatchObject({ index: former, building: { index: built, openJobs: 3 } })
    expect((await find()).titles).toEqual(['Cook', 'Driver', 'Nurse'])
    expect(await readFeedStatus(api.db, engine)).toMatchObject({ index: built, jobs: 3, behind: 0, building: null })
    expect((await engine.client.indices.exists({ index: former ?? '' })).body).toBe(false)
  })

  test('an older state of a job never replaces a newer one', async () => {
    const { index, lastChange } = await readFeedStatus(api.db, engine)
    await api.db.update(jobs).set({ status: 'closed' }).where(sql`title = 'Cook'`)
    await feedEngine(api.db)
    // The feeder that was slower writes what it read before.
    const { rows } = await api.db.execute(sql`select id from ${jobs} where title = 'Cook'`)
    const target = { _index: index, _id: String(rows[0]?.id), version: lastChange, version_type: 'external_gte' }
    await engine.client.bulk({ body: [{ index: target }, { id: rows[0]?.id }] as never })
    await feedEngine(api.db)
    await refresh()
    expect((await find()).titles).toEqual(['Driver', 'Nurse'])
  })

  test('are written into a new index where the one that answers was built with other fields by a former release', async () => {
    const { index: former } = await readFeedStatus(api.db, engine)
    const setVersion = (version?: number) =>
      engine.client.indices.putMapping({ index: former ?? '', body: { _meta: { last_change: 1, version } } })
    // That of a release that takes over is its own: built anew by turns, it would change as long as processes of both run.
    await setVersion(indexVersion + 1)
    await post('Porter')
    await feedEngine(api.db)
    await rebuildWhereNeeded(api.db, oneShard)
    expect(await readFeedStatus(api.db, engine)).toMatchObject({ index: former, lastChange: 1 })
    // A release before there were versions may have built it at any time, also while this one begins.
    await setVersion()
    // The scheduled task ends after an hour, and begins beside the build that goes on.
    await withRebuildLock(api.db, () => rebuildWhereNeeded(api.db, oneShard))
    expect((await readFeedStatus(api.db, engine)).index).toBe(former)
    await rebuildWhereNeeded(api.db, oneShard)
    expect((await find()).titles).toEqual(['Driver', 'Nurse', 'Porter'])
    expect((await readFeedStatus(api.db, engine)).index).not.toBe(former)
  })

  // After going back, nobody fed the index of the newer release until its changes were forgotten, an hour later.
  test('are written into a new index where nobody has fed that of a newer release for minutes', async () => {
    const { index: abandoned, lastChange } = await readFeedStatus(api.db, engine)
    const meta = { last_change: lastChange, version: indexVersion + 1 }
    await engine.client.indices.putMapping({ index: abandoned ?? '', body: { _meta: meta } })
    await post('Tailor')
    await api.db.update(searchChanges).set({ at: sql`now() - interval '6 minutes'` }).where(sql`id > ${lastChange}`)
    await rebuildWhereNeeded(api.db, oneShard)
    expect((await find()).titles).toEqual(['Driver', 'Nurse', 'Porter', 'Tailor'])
    await api.db.update(jobs).set({ status: 'closed' }).where(sql`title = 'Tailor'`)
    await feedEngine(api.db)
  })

  // A user without this right had each new index deleted and built again without end, and nothing was fed.
  test('are searched in a new index that the node refuses to merge', async () => {
    const refusal = new errors.ResponseError({
      statusCode: 403,
      body: 'no permissions',
      headers: {},
      meta: {},
    } as never)
    jest.spyOn(engine.client.indices, 'forcemerge').mockRejectedValueOnce(refusal as never)
    const warnings: string[] = []
    const built = await rebuildIndex(api.db, engine, { ...oneShard, warn: (message) => warnings.push(message) })
    expect((await readFeedStatus(api.db, engine)).index).toBe(built)
    expect(warnings).toEqual([expect.stringContaining('_forcemerge')])
  })

  test('nothing is lost while the node is away: searches answer 503, and what was written meanwhile is found when it is back', async () => {
    await node.kill()
    await post('Welder')
    await feedEngine(api.db)
    expect((await find()).status).toBe(503)
    const { body } = await api.visitor().get('/metrics')
    expect(String(body)).toMatch(/^search_engine_lag_seconds \+Inf/m)
    await node.start()
    await feedEngine(api.db)
    await refresh()
    expect((await find()).titles).toEqual(['Driver', 'Nurse', 'Porter', 'Welder'])
    expect(await readFeedStatus(api.db, engine)).toMatchObject({ behind: 0 })
  }, 120_000)

  test('nothing is lost when the node is killed while jobs are written and fed', async () => {
    const painters = Array.from({ length: 40 }, (_, number) => `Painter ${number}`)
    const writing = (async () => {
      for (const painter of painters) {
        await post(painter)
        await feedEngine(api.db)
      }
    })()
    await node.kill()
    await writing
    await node.start()
    await feedEngine(api.db)
    await refresh()
    const { body } = await api.visitor().get('/api/job/jobs/search?query=painter&page=1&size=60')
    expect(body.data.total).toBe(painters.length)
    expect(await readFeedStatus(api.db, engine)).toMatchObject({ behind: 0 })
  }, 120_000)

  test('where the settings say so, the index in memory answers while the node is away', async () => {
    const fallingBack = await createTestApp({ OPENSEARCH_URL: 'http://127.0.0.1:9', OPENSEARCH_FALLBACK: 'embedded' })
    await upsertCompanies(fallingBack.db, [companyRecord()])
    await upsertJobs(fallingBack.db, [jobRecord({ identifier: 'one', title: 'Nurse' })])
    const { status, body } = await fallingBack.visitor().get('/api/job/jobs/search?query=nurse&page=1&size=20')
    expect([status, body.data.total]).toEqual([200, 1])
    await fallingBack.close()
  })
})
