import { createECDH } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { pushEnvironment, readPushServices } from '../../platform/settings/push-settings.ts'
import { isPublicKey, isPushEndpoint } from './push-endpoint.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/QGuB',
  'http://localhost:8090/notify/abc',
])('is one of a push service: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, ['http://localhost:8090'])).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/',
  'https://evil-push.apple.com.example/',
  'https://notify.windows.com/',
  'https://xpush.services.mozilla.com/',
  'https://169.254.169.254/latest/meta-data',
  'http://localhost:8091/notify/abc',
  'not an address',
])('is none: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, ['http://localhost:8090'])).toBe(false)
})

test('further services are named by their origins, in clear on this machine alone', () => {
  const services = 'https://push.example.com,http://127.0.0.1:8090'
  expect(readPushServices(pushEnvironment.parse({ PUSH_SERVICES: services }))).toEqual(services.split(','))
  for (const wrong of ['https://push.example.com/', 'http://push.example.com', 'push.example.com', `${services},`])
    expect(pushEnvironment.safeParse({ PUSH_SERVICES: wrong }).success).toBe(false)
})

// Messages are encrypted to it: another text of its length fails each of them.
test('a key is a point of the curve', () => {
  const key = createECDH('prime256v1').generateKeys('base64url')
  expect([isPublicKey(key), isPublicKey(`BAAA${key.slice(4)}`)]).toEqual([true, false])
})
