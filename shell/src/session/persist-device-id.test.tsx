import { beforeEach, expect, it, jest } from '@jest/globals'
import { persistDeviceId } from './persist-device-id.ts'

const mine = '3f1c8a52-7a0e-4a5e-9f52-1de0b2c6a7f1'
const made = '00000000-0000-4000-8000-000000000001'

beforeEach(() => {
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: there is no Cookie Store in jsdom.
  document.cookie = 'device_uuid=;path=/;max-age=0'
})

// The storage was written and never read: whoever cleared the cookies became another device.
it('a device stays the one it was where only its cookie is gone, and the cookie says so again', () => {
  expect(persistDeviceId(mine)).toBe(mine)
  expect(persistDeviceId(made)).toBe(mine)
  expect(document.cookie).toBe(`device_uuid=${mine}`)
  expect(localStorage.getItem('device_uuid')).toBe(mine)
})

it.each(['', 'x', `${mine};path=/`, mine.toUpperCase()])('what is no id is not taken for one: %j', (stored) => {
  localStorage.setItem('device_uuid', stored)
  expect(persistDeviceId(made)).toBe(made)
  expect(localStorage.getItem('device_uuid')).toBe(made)
  expect(document.cookie).toBe('')
})

it('without a storage the cookie’s id is the device’s', () => {
  const shut = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('shut', 'SecurityError')
  })
  expect(persistDeviceId(made)).toBe(made)
  shut.mockRestore()
})
