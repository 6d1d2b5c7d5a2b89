import type { CountryKey } from '@jobspan/shared-kit/contracts/locales'

/** What is counted apart. */
export type Subject = { remote: string; build: string; country: CountryKey }

export const subjectKey = ({ remote, build, country }: Subject): string => `${remote} ${build} ${country}`
