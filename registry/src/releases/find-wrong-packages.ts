import { isVersionInRange } from '@jobspan/kit-server/compatibility/is-version-in-range'
import { getPackageName } from '@jobspan/kit-server/compatibility/package-name'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { ReleaseContents } from '@jobspan/shared-kit/contracts/registry/release-contents'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'

/** Shared packages of which a release holds another version than it declares, or two; empty where there are none. */
export const findWrongPackages = ({ shared }: Pick<Release, 'shared'>, { packages = {} }: ReleaseContents): string[] =>
  Object.entries(shared)
    .map(([key, range]) => ({ name: getPackageName(key), range }))
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)
    .flatMap(({ name, range }) => {
      const versions = packages[name] ?? []
      if (versions.length > 1) return [`it holds ${name} ${versions.join(' and ')}; one copy is shared, ${range}`]
      return versions
        .filter((version) => !isVersionInRange(version, range))
        .map((version) => `it holds ${name} ${version}, and declares ${range}`)
    })

/** Languages of which a release that has texts has none. */
export const findMissingLanguages = ({ texts }: Pick<Release, 'texts'>): string[] =>
  Object.keys(texts).length === 0 ? [] : languages.map(({ key }) => key).filter((key) => !texts[key]?.length)
