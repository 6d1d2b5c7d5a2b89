import type { DeviceSession } from '@jobspan/shared-kit/contracts/account-security'
import type { CountryKey } from '@jobspan/shared-kit/contracts/places'
import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'
import { countryOf } from '../http/request-context.ts'

export type Device = { deviceName: string | null; deviceType: DeviceSession['device_type']; country: CountryKey }

const types: Record<string, DeviceSession['device_type']> = { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet' }

/** What a request says of its device, as its owner would know it again: “Chrome on Android”. */
export const deviceOf = (request: FastifyRequest): Device => {
  const agent = String(request.headers['user-agent'] ?? '').slice(0, 500)
  const { browser, os, platform } = Bowser.parse(agent === '' ? 'unknown' : agent)
  const deviceName = browser.name && os.name ? `${browser.name} · ${os.name}` : (browser.name ?? null)
  return {
    deviceName: deviceName || null,
    deviceType: types[platform.type ?? ''] ?? 'other',
    country: countryOf(request),
  }
}
