import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { exportAccountData } from '../../account/data/export-account-data.ts'
import { routeTable } from '../../testing/route-table.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Call } from './id-call-fixture.ts'
import { matrix } from './id-routes-fixture.ts'
import { besides, publicIds } from './other-routes-fixture.ts'
import { createOwnerFixture } from './owner-fixture.ts'

type Shape = { shape?: Record<string, Shape>; options?: Shape[]; element?: Shape; innerType?: Shape }

/** Names of a schema's fields, those of lists and alternatives too. */
const namesIn = (schema: unknown): string[] => {
  const { shape = {}, options = [], element, innerType } = (schema as { _zod: { def: Shape } })._zod.def
  const inner = [...Object.values(shape), ...options, ...(element ? [element] : []), ...(innerType ? [innerType] : [])]
  return [...Object.keys(shape), ...inner.flatMap(namesIn)]
}

let api: TestApp
let owner: Awaited<ReturnType<typeof createOwnerFixture>>

beforeAll(async () => {
  api = await createTestApp()
  owner = await createOwnerFixture(api)
}, 120_000)
afterAll(() => api.close())

const parametrised = () => api.app.operations.filter(({ path }) => path.includes('/:'))
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const ownersThings = async () =>
  JSON.stringify(await exportAccountData(api.db, { id: owner.id, email: owner.account.email, isEmailVerify: true }))

/** Calls every route with the owner's ids; gives what each answered. */
const callAll = async (visitor: ReturnType<TestApp['visitor']>) => {
  const answers: { name: string; is: Call['is']; status: number; text: string }[] = []
  // What is the owner's comes first, before the visitor has a thing of their own under the same id.
  const inOrder = ['theirs', 'employers', 'public'].flatMap((is) =>
    parametrised().filter((operation) => matrix[nameOf(operation)]?.is === is),
  )
  for (const operation of inOrder) {
    const call = matrix[nameOf(operation)]
    if (!call) continue
    const path = operation.path
      .replace(':message_id', String(owner.ids.message))
      .replace(':side', '512')
      .replace(/:(?:exchange|file)_id/, '1')
      .replace(/:\w+/, String(call.id(owner.ids)))
    const sent = typeof call.body === 'function' ? call.body(owner.ids) : call.body
    const { status, body } = await visitor.send(operation.method, path + (call.rest?.(owner.ids) ?? ''), sent)
    answers.push({ name: nameOf(operation), is: call.is, status, text: JSON.stringify(body) })
  }
  return answers
}

test('every route that takes an id is in the matrix', () => {
  const names = parametrised().map(nameOf)
  expect(names.filter((name) => !(name in matrix))).toEqual([])
})

// The matrix knew only what the contracts describe: a route that was registered by other means was nobody's to find.
test('no other route takes an id, but a social login’s way back and local stand-ins, of which there are none with members', async () => {
  const otherRoutes = (app: TestApp['app']) => {
    const known = new Set(app.operations.map(nameOf))
    return routeTable(app).filter((route) => /[:*]/.test(route) && !known.has(route))
  }
  const known = new Set(routeTable(api.app))
  expect(api.app.operations.map(nameOf).filter((name) => !known.has(name))).toEqual([])
  expect(otherRoutes(api.app).toSorted()).toEqual(
    [...besides.callback, ...besides.drawings, ...besides.standIns].toSorted(),
  )
  const active = await createTestApp({ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(otherRoutes(active.app).toSorted()).toEqual([...besides.drawings, ...besides.callback].toSorted())
  expect(routeTable(active.app).filter((route) => route.includes('/dev'))).toEqual([])
  await active.close()
}, 60_000)

// A route whose id came in its body was nobody's to find.
test('no route takes an id of somebody’s own in its body or query', () => {
  const named = api.app.operations.flatMap((operation) =>
    [operation.body, operation.query]
      .flatMap(namesIn)
      .filter((name) => /(^|_)ids?$/.test(name))
      .map((name) => ({ name, operation: nameOf(operation) })),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ name }) => !publicIds.has(name))).toEqual([
    // Of what waits for the asker alone: another's is not there, or something else is.
    { name: 'id', operation: 'POST /api/auth/sg/singpass/verify-singapore-identity' },
    // Of a preference of the asker's; its own test asks with another's.
    { name: 'job_preference_id', operation: 'POST /api/aicv/ai_writing/career_summary' },
    { name: 'job_preference_id', operation: 'PUT /api/aicv/ai_writing/career_summary' },
    // The asker's own name for what is taken over.
    { name: 'id', operation: 'POST /api/jobseeker/resume/take-over' },
    // Of a video of the asker's; its own test asks for another's.
    { name: 'id', operation: 'POST /api/jobseeker/video-resumes/upload-video-cover' },
  ])
})

describe.each(['a member', 'a guest', 'a stranger without a session'])('%s', (who) => {
  test('sees nothing of another’s, changes nothing of it, and learns not even that it is there', async () => {
    const visitor = api.visitor()
    if (who === 'a member') await visitor.register()
    if (who === 'a guest') await visitor.guest()
    const before = await ownersThings()
    for (const answer of await callAll(visitor)) {
      const { name, is, status, text } = answer
      expect(`${name}: ${text}`).not.toMatch(/Owner|owner-key/)
      expect(`${name}: ${text}`).not.toContain(owner.account.email)
      if (is === 'theirs') expect(`${name} ${status}`).toMatch(who === 'a member' ? / 404$/ : / 40[13]$/)
      if (is === 'employers') expect(`${name} ${status}`).toBe(`${name} 401`)
      expect(`${name} ${status}`).not.toMatch(/ 5\d\d$/)
    }
    expect(await ownersThings()).toBe(before)
  })
})
