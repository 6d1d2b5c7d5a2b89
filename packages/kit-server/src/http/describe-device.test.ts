import { describe, expect, it } from '@jest/globals'
import { guestLogin } from '@jobspan/shared-kit/contracts/auth/session'
import { describeDevice } from './describe-device.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('a device', () => {
  it.each([
    [`${windows} Chrome/141.0.0.0 Safari/537.36`, 'Chrome · Windows', 'desktop'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'Firefox · Android', 'mobile'],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
      'Safari · iOS',
      'tablet',
    ],
    ['', null, 'other'],
    [undefined, null, 'other'],
  ])('is named by browser and system: %s', (agent, name, kind) => {
    expect(describeDevice(agent)).toEqual({ name, kind })
  })

  // A name that a guest's payload may not hold would cost the visitor the session.
  it.each([`${'x'.repeat(490)}/1 (a)`, '/', '💥'.repeat(300), "' or 1=1"])(
    'has a name that the payload takes: no. %#',
    (agent) => {
      const { name } = describeDevice(agent)
      const body = {
        guest_role: 'jobseeker',
        country_id: 193,
        language_id: 1,
        device_uuid: 'd',
        device_name: name ?? '',
      }
      expect(guestLogin.body.safeParse(body).success).toBe(true)
    },
  )
})
