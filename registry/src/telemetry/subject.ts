import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'

/** What is counted apart. */
export type ReleaseInCountry = { remote: string; build: string; country: CountryKey }

export const subjectKey = ({ remote, build, country }: ReleaseInCountry): string => `${remote} ${build} ${country}`
