import { beforeEach, expect, it } from '@jest/globals'
import type { Head } from '@jobspan/shared-kit/remote'
import { testPlatform } from '@jobspan/shared-kit/testing'
import { createPageAnnouncer } from './announce-page.ts'
import type { LoadedPage } from './page-loader.ts'

type PageDataResult = Extract<LoadedPage, { status: 'loaded' }>['settled']

const shown = (settled: PageDataResult) => ({ status: 'loaded', settled }) as LoadedPage
const titled = (title: string) => shown({ step: 'ready', head: { title }, rest: Promise.resolve() })

const [account, notifications] = ['/en-us/account-settings/account', '/en-us/account-settings/notifications']

/** A visit whose first page has come, and where the visitor is. */
const visit = async () => {
  let here = account
  const announce = createPageAnnouncer(await testPlatform(), { getPage: () => here })
  announce(titled('Account'), here)
  const go = (href: string) => {
    here = href
  }
  return { announce, go }
}

beforeEach(() => {
  document.title = 'As the server wrote it'
  document.body.innerHTML = '<div id="announcer"></div>'
})

it('leaves the first page its own head, and brings that of the next', async () => {
  const { announce, go } = await visit()
  expect(document.title).toBe('As the server wrote it')
  go(notifications)
  announce(titled('Notifications'), notifications)
  expect(document.title).toBe('Notifications · Jobspan')
  expect(document.getElementById('announcer')?.textContent).not.toBe('')
})

// Back was pressed while a step still waited for its data: the step before stood there under the title of the one that was left.
it('does not give a page the title of one that was left before it had come', async () => {
  const { announce, go } = await visit()
  go(notifications)
  go(account)
  announce(titled('Account'), account)
  announce(titled('Notifications'), notifications)
  expect(document.title).toBe('Account · Jobspan')
})

// A page that follows its address by itself, as from tab to tab, kept the title before for good where its data took longer than a page waits.
it.each([
  ['whoever is still there', notifications, 'Notifications · Jobspan'],
  ['nobody who has left', account, 'Account · Jobspan'],
])('tells the title of data that was late to %s', async (_, end, title) => {
  const { announce, go } = await visit()
  const late = Promise.withResolvers<Head>()
  go(notifications)
  announce(shown({ step: 'late', head: late.promise }), notifications)
  go(end)
  if (end === account) announce(titled('Account'), account)
  late.resolve({ title: 'Notifications' })
  await late.promise
  expect(document.title).toBe(title)
})

it('takes a place within a page for the page', async () => {
  const { announce, go } = await visit()
  go('/en-us/terms#cookies')
  announce(titled('Terms'), '/en-us/terms')
  expect(document.title).toBe('Terms · Jobspan')
})
