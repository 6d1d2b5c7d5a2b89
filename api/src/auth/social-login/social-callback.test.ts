import { describe, expect, test } from '@jest/globals'
import { SocialLoginBrowser } from '../../testing/social-login-browser.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { authFlows } from '../tables.ts'
import { done, refused, setUpSocialLogin } from './social-fixture.ts'

/** Where no flow says in which language it began. */
const lost = '/get-started?social=41052'

const { site, newBrowser, newLinked } = setUpSocialLogin(createTestApp)

describe('an answer that is not what it should be is refused', () => {
  const withQuery = (address: string, name: string, value: string) => {
    const url = new URL(address)
    url.searchParams.set(name, value)
    return url.href
  }
  /** A member's own Google account: whoever signs in with it is that member. */
  const startSignIn = async (tamper: (authoriseUrl: string) => string = (url) => url) => {
    const { person } = await newLinked()
    const browser = await newBrowser()
    return {
      browser,
      person,
      callback: await browser.signInAtProvider(tamper(await browser.begin('google')), person),
    }
  }
  const expectRefused = async (browser: SocialLoginBrowser, callback: string, page = refused) => {
    expect(await browser.answer(callback)).toBe(page)
    expect(await browser.sessionKind()).toBe('guest')
  }

  test('a forged state; the true answer is still good after it', async () => {
    const { browser, callback } = await startSignIn()
    await expectRefused(browser, withQuery(callback, 'state', 'forged'), lost)
    await expectRefused(browser, callback.replace(/state=[^&]*&?/, ''), lost)
    expect(await browser.answer(callback)).toBe(done)
    expect(await browser.sessionKind()).toBe('member')
  })

  test('a forged nonce, and none', async () => {
    const { browser, callback } = await startSignIn((url) => withQuery(url, 'nonce', 'forged'))
    await expectRefused(browser, callback)
    const second = await startSignIn((url) => url.replace(/[?&]nonce=[^&]*/, ''))
    await expectRefused(second.browser, second.callback)
  })

  test('a code for another verifier', async () => {
    const { browser, callback } = await startSignIn((url) => withQuery(url, 'code_challenge', 'A'.repeat(43)))
    await expectRefused(browser, callback)
  })

  test('a forged code, and the true one after it', async () => {
    const { browser, callback } = await startSignIn()
    await expectRefused(browser, withQuery(callback, 'code', 'forged'))
    await expectRefused(browser, callback, lost)
  })

  test('an answer that says to come from another issuer, or from none', async () => {
    const { browser, callback } = await startSignIn()
    expect(new URL(callback).searchParams.get('iss')).toBe(`${site.origin}/dev/openid/google`)
    await expectRefused(browser, withQuery(callback, 'iss', 'https://accounts.google.com'))
    const second = await startSignIn()
    await expectRefused(second.browser, second.callback.replace(/&iss=[^&]*/, ''))
  })

  test('one provider’s answer at another’s door', async () => {
    const { browser, callback } = await startSignIn()
    await expectRefused(browser, callback.replace('/social/google/', '/social/line/'))
    const mixed = await newBrowser()
    const lineState = new URL(await mixed.begin('line')).searchParams.get('state') ?? ''
    const stolen = withQuery(callback.replace('/social/google/', '/social/line/'), 'state', lineState)
    await expectRefused(mixed, stolen)
    expect((await browser.send(callback.replace('/google/', '/evil/'))).status).toBe(404)
  })

  test('an answer in a browser that did not ask', async () => {
    const { callback } = await startSignIn()
    await expectRefused(await newBrowser(), callback, lost)
    const asked = await newBrowser()
    await asked.begin('google')
    await expectRefused(asked, callback, lost)
  })

  test('an answer used before', async () => {
    const { browser, callback } = await startSignIn()
    const copy = new SocialLoginBrowser(site.origin)
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    const answers = await Promise.all([browser.answer(callback), copy.answer(callback)])
    expect(answers.filter((page) => page === done)).toHaveLength(1)
    expect(await copy.answer(callback)).toMatch(/social=41052$/)
  })

  test('an answer that comes too late', async () => {
    const { browser, callback } = await startSignIn()
    await site.api.db.update(authFlows).set({ expiresAt: new Date(0) })
    await expectRefused(browser, callback, lost)
  })

  test.each(['', '?', '?code=a', '?state=', `?state=${'x'.repeat(5000)}`, '?error=access_denied', '?code=a&code=b'])(
    'nonsense: %s',
    async (query) => {
      const browser = await newBrowser()
      await expectRefused(browser, `/api/auth/social/google/callback${query}`, lost)
    },
  )
})

/*
 * The cookie named one flow: whoever pressed *Google* in two tabs was refused in the first one, or led where the second one had begun.
 */
test('logins that two tabs began end each where it began, in any order', async () => {
  const { person } = await newLinked()
  const browser = await newBrowser()
  const redirects = ['/en-us/job/cook-7?apply=1', '/en-us/chat/5']
  const addresses = []
  for (const redirect of redirects) addresses.push(await browser.begin('google', { redirect }))
  const answers = []
  for (const address of addresses.toReversed())
    answers.unshift(await browser.answer(await browser.signInAtProvider(address, person)))
  expect(answers).toEqual(redirects.map((redirect) => `${done}&${new URLSearchParams({ redirect })}`))
  expect(await browser.sessionKind()).toBe('member')
})
