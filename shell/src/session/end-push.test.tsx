import { afterEach, expect, it, jest } from '@jest/globals'
import { endPush } from './end-push.ts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'setAppBadge')
})

// On a shared computer the next one would read what was said to the one before.
it('leaves nothing of a member’s notifications in the browser', async () => {
  const [close, unsubscribe, setAppBadge] = [jest.fn(), jest.fn(), jest.fn(async (_count: number) => undefined)]
  const registration = {
    getNotifications: async () => [{ close }, { close }],
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
  }
  const serviceWorker = { getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge, configurable: true })
  await endPush()
  expect(setAppBadge).toHaveBeenCalledWith(0)
  expect(close).toHaveBeenCalledTimes(2)
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

it('does nothing where there is no worker', async () => {
  await expect(endPush()).resolves.toBeUndefined()
})
