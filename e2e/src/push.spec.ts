import type { PushMessage } from '@jobspan/shared-kit/contracts/notifications/push'
import type { Page } from '@playwright/test'
import { findJobWithRecruiter, newEmail } from './application-helpers.ts'
import { fullBrowserLaunchOptions } from './browser.ts'
import { answerAsRecruiter, openChat } from './chat-helpers.ts'
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts'
import { pushesTo, usePushService } from './push-service.ts'
import { registerByApi } from './sign-in-helpers.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-us')

test.use({ launchOptions: fullBrowserLaunchOptions() })

/** The endpoint that this browser is subscribed with. */
const endpointOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/')
    return (await registration?.pushManager.getSubscription())?.endpoint ?? null
  })

/** Hands a message to the site's worker, as the browser does that gets it. */
const deliver = async (page: Page, message: PushMessage) => {
  const client = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((resolve) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${site.origin}/`)
      if (own) resolve(own.registrationId)
    }),
  )
  await client.send('ServiceWorker.enable')
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: site.origin,
    registrationId: await registrationId,
    data: JSON.stringify(message),
  })
  await client.detach()
}

const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/')
    return (await registration?.getNotifications())?.map(({ title, body }) => ({ title, body }))
  })

type WorkerScope = {
  registration: ServiceWorkerRegistration
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event
  dispatchEvent(event: Event): void
}

/** Presses the notification that is shown, which lies outside of all pages. */
const press = async (page: Page) => {
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope
    for (const notification of await scope.registration.getNotifications())
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  })
}

test('a member turns push notifications on, is sent one for a message and led to its chat, and turns them off', {
  tag: '@main',
}, async ({ page, context }) => {
  test.setTimeout(120_000)
  await usePushService(context)
  await registerByApi(page, newEmail())
  await page.goto('/en-us')
  const job = await findJobWithRecruiter(page, 'sg', 'engineer')
  const chatId = await openChat(page, job, 'Good morning')

  await page.goto('/en-us/account-settings/notifications')
  await waitForHydration(page)
  const section = page.getByRole('region', { name: t('mf-profile', 'push.title') })
  const device = section.getByRole('switch').first()
  await device.click()
  const aboutMessages = section.getByRole('switch', { name: t('mf-profile', 'topic.messages.label') })
  await expect(aboutMessages).toBeChecked()
  await expectAccessible(page, 'main screen')
  const endpoint = (await endpointOf(page)) ?? ''

  const words = 'When can you come?'
  await answerAsRecruiter(context, chatId, words)
  await expect.poll(() => pushesTo(endpoint), { timeout: 40_000 }).toHaveLength(1)
  const [message] = (await pushesTo(endpoint)) as [PushMessage]
  // What is said in a chat goes to nobody else.
  expect(JSON.stringify(message)).not.toContain(words)
  await deliver(page, message)
  const { title, body } = message.notification
  await expect.poll(() => shownNotifications(page)).toEqual([{ title, body }])
  await press(page)
  await expect(page).toHaveURL(new RegExp(`/en-us/chat/${chatId}$`))
  await expect(page.getByRole('main').getByText(words).last()).toBeVisible()
  expect(await shownNotifications(page)).toEqual([])

  await page.goto('/en-us/account-settings/notifications')
  await waitForHydration(page)
  await expect(device).toBeChecked()
  await device.click()
  await expect(aboutMessages).toBeHidden()
  expect(await endpointOf(page)).toBeNull()
  const { data } = await (await page.request.get('/api/jobseeker/push-subscriptions')).json()
  expect(data.endpoint_hashes).toEqual([])
})
