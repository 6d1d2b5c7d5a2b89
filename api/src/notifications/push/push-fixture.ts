import type { openPushService } from '../../testing/open-push-service.ts'
import type { TestClient } from '../../testing/visitor.ts'

export const pushPath = '/api/jobseeker/push-subscriptions'

type Service = Awaited<ReturnType<typeof openPushService>>
type Browser = Awaited<ReturnType<Service['subscribe']>>

/** Browsers of visitors, as a push service subscribes them. */
export const createBrowsers = (service: Service) => {
  const ask = async (visitor: TestClient): Promise<Browser> =>
    service.subscribe((await visitor.get(pushPath)).body.data.public_key)
  return {
    /** One that is subscribed at the push service, which the API does not know yet. */
    ask,
    subscribe: async (visitor: TestClient): Promise<Browser> => {
      const browser = await ask(visitor)
      const { status } = await visitor.post(pushPath, browser.body)
      if (status !== 200) throw new Error(`the subscription was answered ${status}`)
      return browser
    },
    hashesOf: async (visitor: TestClient): Promise<string[]> => (await visitor.get(pushPath)).body.data.endpoint_hashes,
  }
}
