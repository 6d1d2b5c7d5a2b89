import type { Sector } from './company-endings.ts'
import { type FunctionKey, functionKeys } from './texts/language-texts.ts'

/** What is usual in a field of work. Shares are 0 to 1. */
type Profile = {
  /** Pay relative to the country's middle office job. */
  pay: number
  remote: number
  hybrid: number
  /** Usual degree ids, any of them. */
  degrees: readonly number[]
  /** Share paid by the hour. */
  partTime: number
}

const office = { remote: 0.12, hybrid: 0.34, degrees: [4, 5, 5, 5], partTime: 0.04 }
const handsOn = { remote: 0, hybrid: 0, degrees: [1, 1, 3, 3, 4], partTime: 0.16 }

export const profiles: Record<FunctionKey, Profile> = {
  it: { ...office, pay: 1.35, remote: 0.28, degrees: [4, 5, 5, 5, 6] },
  finance: { ...office, pay: 1.1 },
  sales: { ...office, pay: 1, remote: 0.06, hybrid: 0.22, degrees: [1, 3, 4, 5] },
  marketing: { ...office, pay: 1, remote: 0.18 },
  service: { ...office, pay: 0.76, remote: 0.2, degrees: [1, 3, 3, 4], partTime: 0.14 },
  engineering: { ...office, pay: 1.15, remote: 0.02, hybrid: 0.14, degrees: [4, 5, 5, 6] },
  manufacturing: { ...handsOn, pay: 0.78, partTime: 0.06 },
  health: { ...handsOn, pay: 1.05, degrees: [4, 4, 5, 5], partTime: 0.18 },
  education: { ...handsOn, pay: 0.88, remote: 0.08, hybrid: 0.06, degrees: [4, 5, 5, 6], partTime: 0.22 },
  hospitality: { ...handsOn, pay: 0.68, partTime: 0.34 },
  retail: { ...handsOn, pay: 0.7, partTime: 0.32 },
  logistics: { ...handsOn, pay: 0.76, hybrid: 0.04 },
  construction: { ...handsOn, pay: 0.95, partTime: 0.02, degrees: [1, 3, 4, 5] },
  hr: { ...office, pay: 0.96 },
  admin: { ...office, pay: 0.78, degrees: [3, 4, 4, 5], partTime: 0.14 },
  legal: { ...office, pay: 1.3, degrees: [5, 5, 6] },
  design: { ...office, pay: 0.92, remote: 0.24 },
  science: { ...office, pay: 1.1, remote: 0.01, hybrid: 0.08, degrees: [5, 6, 6, 7] },
  security: { ...handsOn, pay: 0.62, partTime: 0.26 },
  web3: { ...office, pay: 1.55, remote: 0.62, hybrid: 0.2, degrees: [1, 5, 5, 6] },
}

const everywhere: Partial<Record<FunctionKey, number>> = { sales: 2, finance: 1, admin: 1.4, hr: 0.8, marketing: 1 }

const hires: Record<Sector, Partial<Record<FunctionKey, number>>> = {
  tech: { ...everywhere, it: 14, design: 3, service: 2, legal: 0.4 },
  finance: { ...everywhere, finance: 9, it: 4, service: 3, legal: 2 },
  crypto: { web3: 12, it: 3, marketing: 1, legal: 1, design: 1 },
  commerce: { ...everywhere, retail: 10, logistics: 3, it: 1, service: 2 },
  food: { ...everywhere, hospitality: 9, manufacturing: 3, logistics: 2, retail: 1 },
  hotel: { ...everywhere, hospitality: 12, security: 2, service: 1 },
  health: { ...everywhere, health: 12, science: 4, security: 0.6 },
  education: { ...everywhere, education: 13, design: 0.5 },
  industry: { ...everywhere, manufacturing: 8, engineering: 8, logistics: 2, science: 1, it: 1 },
  build: { ...everywhere, construction: 12, engineering: 3, security: 0.8 },
  logistics: { ...everywhere, logistics: 13, service: 1, it: 1 },
  media: { ...everywhere, design: 10, marketing: 5, it: 1 },
  services: { ...everywhere, legal: 4, hr: 4, security: 5, service: 3, finance: 3, it: 1 },
}

/** How likely a company of the sector hires for each main function, in the order of their ids. */
export const hiringWeights = Object.fromEntries(
  Object.entries(hires).map(([sector, weights]) => [sector, functionKeys.map((key) => weights[key] ?? 0)]),
) as Record<Sector, number[]>
