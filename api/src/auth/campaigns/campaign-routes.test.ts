import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getTableColumns, sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { campaignVisits } from '../tables.ts'
import { deleteOldVisits, listVisits } from './campaign-visits.ts'

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
}, 60_000)
afterAll(() => api.close())

const path = '/api/recruiters/log_google_utm'
const visit = (facts: object = {}) => ({
  consent: true,
  landing: 'job',
  utm_source: 'google',
  utm_campaign: 'nurses',
  ...facts,
})
const post = (body: object) => api.visitor().post(path, body)

test('visits of a campaign are counted by day, and of nobody', async () => {
  for (const _ of [1, 2]) expect((await post(visit())).status).toBe(200)
  await post(visit({ landing: 'home', utm_medium: 'cpc' }))
  expect(await listVisits(api.db, { days: 1, size: 10 })).toMatchObject([
    { country: 'sg', landing: 'job', utm_source: 'google', utm_campaign: 'nurses', utm_medium: '', count: 2 },
    { landing: 'home', utm_medium: 'cpc', count: 1 },
  ])
  expect(Object.keys(getTableColumns(campaignVisits)).toSorted().join()).toBe(
    'campaign,content,count,country,day,landing,medium,source,term',
  )
})

test('without consent, a source, or a landing that is known, nothing is kept', async () => {
  await api.db.delete(campaignVisits)
  for (const facts of [
    { consent: false },
    { consent: undefined },
    { utm_source: '' },
    { landing: 'nowhere' },
    { gclid: 'x' },
  ])
    expect((await post(visit(facts))).status).toBe(422)
  expect(await api.db.$count(campaignVisits)).toBe(0)
})

test('invented campaigns fill no table, and counts are kept for 90 days', async () => {
  await api.db.delete(campaignVisits)
  await api.db.execute(sql`
    insert into ${campaignVisits} (day, country, landing, source, medium, campaign, term, content, count)
    select current_date, 'sg', 'home', 's' || n, '', '', '', '', 1 from generate_series(1, 1000) as n`)
  await post(visit())
  await post(visit({ landing: 'home', utm_source: 's7', utm_campaign: '' }))
  const [first] = await listVisits(api.db, { days: 1, size: 1 })
  expect(first).toMatchObject({ utm_source: 's7', count: 2 })
  expect((await listVisits(api.db, { days: 1, size: 1000 })).map((row) => row.utm_source)).toContain('(other)')
  await api.db.update(campaignVisits).set({ day: sql`current_date - 91` })
  await deleteOldVisits(api.db)
  expect(await api.db.$count(campaignVisits)).toBe(0)
})

// A hundred campaigns in ten countries filled the thousand: the next one of the day was counted among the others.
test('a campaign counts once, in however many countries it leads here', async () => {
  await api.db.execute(sql`
    insert into ${campaignVisits} (day, country, landing, source, medium, campaign, term, content, count)
    select current_date, 'country ' || country, 'home', 's' || n, '', '', '', '', 1
    from generate_series(1, 100) as n, generate_series(1, 10) as country`)
  await post(visit())
  const items = await listVisits(api.db, { days: 1, size: 1000 })
  expect(items.map((row) => row.utm_source)).not.toContain('(other)')
  await api.db.delete(campaignVisits)
})

test('only operators read them', async () => {
  expect((await api.visitor().get('/api/operators/campaign-visits')).status).toBe(401)
})
