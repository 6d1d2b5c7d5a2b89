import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'

/** When people answer, in the country's own time. `days` names a text of the catalogue. */
export type WorkingHours = { days: 'monFri' | 'sunThu'; from: string; to: string }

const usual: WorkingHours = { days: 'monFri', from: '09:00', to: '18:00' }

const exceptions: Partial<Record<CountryKey, WorkingHours>> = {
  sa: { days: 'sunThu', from: '09:00', to: '18:00' },
}

export const workingHours = (country: CountryKey): WorkingHours => exceptions[country] ?? usual
