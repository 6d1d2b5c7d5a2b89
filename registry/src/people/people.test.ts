import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { runDueChanges } from '../rollout/scheduled-changes.ts'
import { openSignedInRegistry, type SignedInRegistry } from '../testing/signed-in-registry.ts'

let registry: SignedInRegistry
let admin: Awaited<ReturnType<SignedInRegistry['signIn']>>
beforeAll(async () => {
  registry = await openSignedInRegistry()
  admin = await registry.signIn('admin')
}, 60_000)
afterAll(() => registry.close())

let count = 0
const newPerson = (changes: object = {}) => {
  count += 1
  return {
    name: 'Mei Tan',
    email: `mei${count}@example.com`,
    role: 'squad',
    remotes: ['mf-chat'],
    password: 'a quiet green lamp',
    ...changes,
  }
}
const add = (changes: object = {}) => admin.send('POST', '/v1/people', newPerson(changes))
const patch = (id: number, changes: object) => admin.send('PATCH', `/v1/people/${id}`, changes)
const signIn = async (email: string, password: string) => {
  const browser = registry.browser()
  const answer = await browser.send('POST', '/v1/sign-in', { email, password })
  return { browser, answer }
}
const idOf = async (email: string): Promise<number> => {
  const { body } = await admin.send('GET', '/v1/people')
  return body.data.find((person: { email: string }) => person.email === email).id
}

describe('adding a person', () => {
  test('lets them sign in, and stands in the audit log without the password', async () => {
    const person = newPerson({ email: 'Mei.First@Example.com' })
    const { status, body } = await admin.send('POST', '/v1/people', person)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      email: 'mei.first@example.com',
      role: 'squad',
      remotes: ['mf-chat'],
      disabled: false,
    })
    expect((await signIn('mei.first@example.com', person.password)).answer.status).toBe(200)
    const { body: audit } = await admin.send('GET', '/v1/audit?action=person')
    expect(audit.data.rows[0]).toMatchObject({
      actor: 'admin@jobspan.example',
      details: { after: { email: 'mei.first@example.com' } },
    })
    expect(JSON.stringify(audit)).not.toMatch(/argon2|quiet green/)
    expect((await admin.send('GET', '/v1/audit/verify')).body.data.intact).toBe(true)
  })

  test('twice, or at once, makes one person', async () => {
    const person = newPerson()
    const responses = await Promise.all([1, 2, 3].map(() => admin.send('POST', '/v1/people', person)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await admin.send('POST', '/v1/people', { ...person, email: person.email.toUpperCase() })).status).toBe(409)
  })

  test.each([
    ['no address', { email: 'mei' }],
    ['no name', { name: '  ' }],
    ['a role for tokens only', { role: 'shell' }],
    ['an invented role', { role: 'root' }],
    ['a short password', { password: 'elevenchars' }],
    ['a password of one letter', { password: 'aaaaaaaaaaaaaaaa' }],
    ['a password that is the address', { email: 'mei.tan.lee@example.com', password: 'mei.tan.lee@example.com' }],
    ['a password that everyone has', { password: 'password12345' }],
    ['a remote that is none', { remotes: ['../etc'] }],
  ])('with %s is refused', async (_, changes) => {
    const { status, body } = await add(changes)
    expect(status).toBe(422)
    expect(body.message).toMatch(/\.$/)
    expect(Object.keys(body.errors)).toHaveLength(1)
  })
})

describe('changing a person', () => {
  test('takes effect in the sessions they have', async () => {
    const { body } = await add()
    const { browser } = await signIn(body.data.email, 'a quiet green lamp')
    await patch(body.data.id, { role: 'product_owner', remotes: [] })
    expect((await browser.send('GET', '/v1/me')).body.data.person).toMatchObject({ role: 'product_owner' })
  })

  test('disabled or with a new password, they are signed out everywhere', async () => {
    const { body } = await add()
    const { browser } = await signIn(body.data.email, 'a quiet green lamp')
    await patch(body.data.id, { password: 'a loud yellow bell' })
    expect((await browser.send('GET', '/v1/me')).body.data.person).toBeNull()
    expect((await signIn(body.data.email, 'a quiet green lamp')).answer.status).toBe(401)
    const again = await signIn(body.data.email, 'a loud yellow bell')
    expect(again.answer.status).toBe(200)
    await patch(body.data.id, { disabled: true })
    expect((await again.browser.send('GET', '/v1/overview')).status).toBe(401)
    await patch(body.data.id, { disabled: false })
    expect((await again.browser.send('GET', '/v1/overview')).status).toBe(401)
  })

  test('to an address that is taken, or a person who is not there, is refused', async () => {
    const { body } = await add()
    expect((await patch(body.data.id, { email: 'admin@jobspan.example' })).status).toBe(409)
    expect((await patch(999_999, { name: 'X' })).status).toBe(404)
    expect((await admin.send('PATCH', '/v1/people/x', { name: 'X' })).status).toBe(404)
    expect((await patch(body.data.id, { password: 'short' })).status).toBe(422)
  })

  test('the last administrator stays one, also when two take each other down at once', async () => {
    const first = await idOf('admin@jobspan.example')
    for (const change of [{ disabled: true }, { role: 'viewer' }]) {
      const answer = await patch(first, change)
      expect(answer.status).toBe(409)
      expect(answer.body.message).toMatch(/last administrator/)
    }
    const { body } = await add({ role: 'administrator', remotes: [] })
    const other = (await signIn(body.data.email, 'a quiet green lamp')).browser
    const responses = await Promise.all([
      patch(body.data.id, { disabled: true }),
      other.send('PATCH', `/v1/people/${first}`, { role: 'viewer' }),
    ])
    // The second is refused as the last one, or is no longer anybody.
    const statuses = responses.map(({ status }) => status).toSorted()
    expect([`${statuses}`]).toEqual([expect.stringMatching(/^200,40[19]$/)])
    const { rows } = await registry.db.execute(
      `select 1 from registry.people where role = 'administrator' and not disabled`,
    )
    expect(rows).toHaveLength(1)
    await registry.db.execute(`update registry.people set role = 'administrator', disabled = false where id = ${first}`)
    admin = await registry.signIn('admin')
  })
})

test('people are the administrator’s', async () => {
  for (const who of ['squad', 'owner', 'viewer']) {
    const person = await registry.signIn(who)
    expect((await person.send('GET', '/v1/people')).status).toBe(403)
    expect((await person.send('POST', '/v1/people', newPerson())).status).toBe(403)
    expect((await person.send('PATCH', '/v1/people/1', { role: 'administrator' })).status).toBe(403)
  }
  const nobody = registry.browser()
  expect((await nobody.send('GET', '/v1/people')).status).toBe(401)
  expect((await nobody.send('POST', '/v1/people', newPerson())).status).toBe(401)
  expect((await nobody.send('PATCH', '/v1/people/1', { name: 'X' })).status).toBe(401)
})

// It was made in their name all the same.
describe('what a person scheduled', () => {
  type Sender = Pick<typeof admin, 'send'>
  const later = async (who: Sender, build: string, country: string) => {
    const due_at = new Date(Date.now() + 60_000).toISOString()
    const what = { remote: 'mf-chat', countries: [country], change: { kind: 'promote', build }, reason: 'in the night' }
    expect((await who.send('POST', '/v1/changes', { ...what, due_at })).body).toMatchObject({ code: 0 })
  }
  const whenDue = async (country: string) => {
    await registry.db.execute(sql`update registry.schedule set at = at - interval '2 minutes' where done_at is null`)
    await runDueChanges(registry.db)
    const { body } = await admin.send('GET', '/v1/overview')
    const [{ cells }] = body.data.remotes
    const { current } = cells.find((cell: { country: string }) => cell.country === country)
    const [row] = (await admin.send('GET', `/v1/audit?remote=mf-chat&country=${country}`)).body.data.rows
    return { current, row }
  }
  const squad = async () => {
    const person = newPerson()
    const { id } = (await admin.send('POST', '/v1/people', person)).body.data
    return { id, email: person.email, browser: (await signIn(person.email, person.password)).browser }
  }
  const tokenOf = async (maker: Sender) => {
    const tokenRequest = { name: 'pipeline', role: 'squad', remotes: ['mf-chat'], days: 30 }
    const { token, secret } = (await maker.send('POST', '/v1/tokens', tokenRequest)).body.data
    const send: typeof admin.send = (method, url, payload) =>
      registry.browser().send(method, url, payload, { authorization: `Bearer ${secret}` })
    return { id: token.id, send }
  }
  const refused = (why: RegExp) => ({
    current: null,
    row: { actor: 'registry, by itself', action: 'cancel_schedule', reason: expect.stringMatching(why) },
  })

  beforeAll(() => registry.publish('mf-chat', 'b1'))

  test('happens while they may do it', async () => {
    const { browser, email } = await squad()
    await later(browser, 'b1', 'sg')
    expect(await whenDue('sg')).toMatchObject({ current: 'b1', row: { actor: email, action: 'promote' } })
  })

  test('is refused once they are disabled, and the log says why', async () => {
    const { browser, id, email } = await squad()
    await later(browser, 'b1', 'my')
    await patch(id, { disabled: true })
    expect(await whenDue('my')).toMatchObject(refused(new RegExp(`${email}, who scheduled it, is disabled`)))
  })

  test('is refused once they have lost the remote, also where a token of theirs asked for it', async () => {
    const { browser, id } = await squad()
    await later(browser, 'b1', 'jp')
    await later(await tokenOf(browser), 'b1', 'hk')
    await patch(id, { remotes: ['mf-search'] })
    const lost = refused(/may no longer do this to mf-chat\. Whoever may do it can do it anew/)
    expect(await whenDue('jp')).toMatchObject(lost)
    expect(await whenDue('hk')).toMatchObject(lost)
  })

  test('is refused once the token that asked for it is revoked', async () => {
    const token = await tokenOf(admin)
    await later(token, 'b1', 'tw')
    await admin.send('DELETE', `/v1/tokens/${token.id}`)
    expect(await whenDue('tw')).toMatchObject(refused(/the token is revoked/))
  })
})
