import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { readSettings } from '../settings/settings.ts'
import { settings } from '../tables.ts'
import { loadSealKey, sealText, unsealText } from './seal.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
}, 60_000)
afterAll(() => api.close())

const row = eq(settings.key, 'cookie_key')
const stored = async () => (await api.db.select().from(settings).where(row))[0]?.value
const newKey = () => randomBytes(32).toString('base64')
beforeEach(() => api.db.delete(settings).where(row))

test('without a key in the environment one is made, and is the same for all replicas', async () => {
  const [first, second] = await Promise.all([loadSealKey(api.db), loadSealKey(api.db)])
  expect(unsealText(second, sealText(first, 'text'))).toBe('text')
})

// The key lay in the database that it seals, so that whoever had a dump opened second factors and keys.
test('a key of the environment is not in the database, and opens what it sealed at the next start', async () => {
  const key = newKey()
  const sealed = sealText(await loadSealKey(api.db, key), 'text')
  expect(JSON.stringify(await stored())).not.toContain(key)
  expect(unsealText(await loadSealKey(api.db, key), sealed)).toBe('text')
})

test('the key of the database moves to the environment, and is gone from the database', async () => {
  const sealed = sealText(await loadSealKey(api.db), 'text')
  const key = String(await stored())
  expect(unsealText(await loadSealKey(api.db, key), sealed)).toBe('text')
  expect(JSON.stringify(await stored())).not.toContain(key)
})

test('no other key is used than the one that data is sealed with', async () => {
  await loadSealKey(api.db)
  await expect(loadSealKey(api.db, newKey())).rejects.toThrow(/^SEAL_KEY: is not the key/)
  await api.db.delete(settings).where(row)
  await loadSealKey(api.db, newKey())
  await expect(loadSealKey(api.db, newKey())).rejects.toThrow(/^SEAL_KEY: does not open/)
  await expect(loadSealKey(api.db)).rejects.toThrow(/^SEAL_KEY: is not set/)
})

test.each(['short', `${'A'.repeat(42)}!`, 'A'.repeat(64)])('%j is no key', (SEAL_KEY) => {
  expect(() => readSettings({ SEAL_KEY })).toThrow(/^SEAL_KEY: must be 32 bytes in base64/)
})
