import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { ReleaseLink } from '@jobspan/shared-kit/contracts/remotes/navigation'
import type { BootLink, BootRemote } from '../boot-data.ts'

/** The links of a release as one visitor needs them: those of the country, with the labels of the language. */
export const toBootLinks = (
  links: readonly ReleaseLink[],
  { country, language }: { country: CountryKey; language: LanguageKey },
): BootLink[] =>
  links
    .filter(({ countries }) => countries?.includes(country) ?? true)
    .map(({ area, id, to, labels, weight, icon, access, activePaths }) => ({
      area,
      id,
      to,
      text: labels[language] ?? labels['en-us'] ?? id,
      weight,
      ...(icon ? { icon } : {}),
      ...(access === 'public' ? {} : { access }),
      ...(activePaths ? { activePaths } : {}),
    }))

/** The links of all remotes in their order. */
export const collectLinks = (remotes: readonly Pick<BootRemote, 'navigation'>[]): BootLink[] =>
  remotes
    .flatMap(({ navigation = [] }) => navigation)
    .toSorted((one, other) => one.weight - other.weight || (one.id < other.id ? -1 : 1))
