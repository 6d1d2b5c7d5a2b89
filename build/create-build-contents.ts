import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { StatsCompilation } from '@rspack/core'
import { getPackageName } from '../packages/kit-server/src/compatibility/package-name.ts'
import { languages } from '../shared-kit/src/contracts/platform/locales.ts'
import { type BundleContents, findPackageFaults, readBundledPackages, sharedIdentity } from './bundled-packages.ts'
import { findTextFaults, type TextFault } from './find-text-faults.ts'
import { isBuildInput } from './hash-build-inputs.ts'
import { listTextSources, localeFile } from './read-locale.ts'
import { repositoryRemote, workspaceRoot } from './workspace.ts'

/** What was seen in the bundles of a package, and what forbids to release them. Written to `dist/contents.json`. */
export type BuildContents = {
  /** Versions of the shared packages that the bundles hold, by package. */
  packages: Record<string, string[]>
  /** What is not as it should be, in sentences. */
  faults: { texts: string[]; packages: string[]; inputs: string[] }
}

const root = workspaceRoot

const readJson = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content

const nameOfLanguage = (key: string): string => {
  const intl = languages.find((language) => language.key === key)?.intl ?? key
  return new Intl.DisplayNames('en', { type: 'language' }).of(intl) ?? key
}

/** Only what visitors would notice: a text that is not used is no reason to refuse a release. */
const sentences: Partial<Record<TextFault['kind'], (fault: TextFault) => string>> = {
  unreadable: ({ language, key, file }) =>
    `${nameOfLanguage(language)} (${language}) cannot be read in ${file}: ${key}`,
  missing: ({ language, key, file }) => `${key} is missing in ${nameOfLanguage(language)} (${language}): ${file}`,
  empty: ({ language, key, file }) => `${key} is empty in ${nameOfLanguage(language)} (${language}): ${file}`,
  undefined: ({ key, file }) => `${key} is used, and is in no language: ${file}`,
}

/** Catalogues of texts that belong together, and the sources that name their keys. */
export type TextFolders = { locales: readonly string[]; sources: string }

/** Texts that would reach visitors in English, or not at all; files are told from `base` on. */
export const describeTextFaults = ({ locales, sources }: TextFolders, base = root): string[] => {
  const textSources = locales.filter((textSource) => existsSync(localeFile(textSource, 'en-us')))
  if (textSources.length === 0) return []
  return findTextFaults(textSources, sources).flatMap((fault) => {
    const file = relative(base, fault.file).split(sep).join('/')
    return sentences[fault.kind]?.({ ...fault, file }) ?? []
  })
}

/** Files in the bundles whose change would not change the build id. */
export const findUncountedInputs = (
  { packages }: BundleContents,
  packageName: string,
  isLocked: (folder: string) => boolean,
): string[] =>
  packages.flatMap(({ folder, name, files }) => {
    if (/(^|\/)node_modules\//.test(folder))
      return isLocked(folder) ? [] : [`${name} in ${folder} is not in package-lock.json`]
    const paths = files
      .map((file) => relative(root, file).split(sep).join('/'))
      .filter((path) => !isBuildInput(packageName, path))
    const [first] = paths
    if (first === undefined) return []
    const more = paths.length > 1 ? ` and ${paths.length - 1} more of ${name}` : ''
    return [`${first}${more} is read from outside the package and the kit of this workspace`]
  })

/** Reads packages from the statistics of the bundles, and texts from the files that they were built from. */
export const createBuildContents = (
  packageDir: string,
  bundles: readonly StatsCompilation[],
  sharedRanges: Readonly<Record<string, string>>,
  texts: readonly TextFolders[] = [
    { locales: listTextSources(join(packageDir, 'src')), sources: join(packageDir, 'src') },
  ],
): BuildContents => {
  const contents = readBundledPackages(bundles, root)
  const shared = Object.fromEntries(
    Object.entries(sharedRanges).map(([name, range]) => [getPackageName(name), range] as const),
  )
  const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(join(packageDir, 'package.json'))
  const lock = readJson<{ packages: Record<string, { version?: string }> }>(join(root, 'package-lock.json'))
  const lockedVersion = (folder: string) => lock.packages[folder]?.version
  const packages: BuildContents['packages'] = {}
  for (const { name, version } of contents.packages.map(sharedIdentity))
    if (name in shared) packages[name] = [...new Set([...(packages[name] ?? []), version])].sort()
  return {
    packages,
    faults: {
      texts: texts.flatMap((folders) => describeTextFaults(folders)),
      packages: findPackageFaults(contents, { root, shared, dependencies, lockedVersion }),
      inputs: findUncountedInputs(
        contents,
        repositoryRemote ?? relative(root, packageDir),
        (folder) => lockedVersion(folder) !== undefined,
      ),
    },
  }
}
