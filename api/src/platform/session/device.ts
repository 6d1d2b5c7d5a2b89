import { describeDevice } from '@jobspan/kit-server'
import type { DeviceSession } from '@jobspan/shared-kit/contracts/auth/account-security'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyRequest } from 'fastify'
import { countryOf } from '../http/request-context.ts'

export type Device = { deviceName: string | null; deviceType: DeviceSession['device_type']; country: CountryKey }

/** What a request says of its device. */
export const deviceOf = (request: FastifyRequest): Device => {
  const { name, kind } = describeDevice(request.headers['user-agent'])
  return { deviceName: name, deviceType: kind, country: countryOf(request) }
}
