import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import type { WorkerMessage } from '@jobspan/shared-kit/contracts/notifications/push'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { testHost } from './testing/render-page.tsx'
import { useWorkerRedirect } from './use-worker-redirect.ts'

let serviceWorker: EventTarget
beforeEach(() => {
  serviceWorker = new EventTarget()
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const Page = () => {
  useWorkerRedirect()
  return null
}
const open = async () => {
  const { platform, unmount } = await renderWithPlatform(<Page />, { host: testHost(['/chat']) })
  const answer = jest.fn()
  const post = (data: Partial<WorkerMessage> | null) =>
    serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [{ postMessage: answer }] }))
  return { navigate: platform.navigate, post, unmount, answer }
}

it('goes where the pressed notification leads, in the language of the page, and answers the worker', async () => {
  const { navigate, post, unmount, answer } = await open()
  post({ type: 'jobseeker_redirect', chatId: 5, path: '/ja/chat/5?from=push' })
  unmount()
  post({ type: 'jobseeker_redirect', chatId: 5, path: '/ja/chat/5' })
  expect(navigate.mock.calls).toEqual([['/chat/5?from=push']])
  expect(answer).toHaveBeenCalledTimes(1)
})

it('goes nowhere else than to a page of its own', async () => {
  const { navigate, post, answer } = await open()
  for (const path of ['//evil.example/chat/5', 'https://evil.example/chat/5', '/en-us/nowhere'])
    post({ type: 'jobseeker_redirect', chatId: 5, path })
  post(null)
  post({ path: '/en-us/chat/5' })
  expect(navigate).not.toHaveBeenCalled()
  // The worker opens another page.
  expect(answer).not.toHaveBeenCalled()
})
