import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { hasValidators } from './has-validators.ts'

type Module = { nameForCondition(): string | null | undefined }

const kitTexts = /(shared-kit[\\/]src|@jobspan[\\/]kit[\\/]lib)[\\/]i18n[\\/]locales[\\/][a-z-]+\.json$/
/** A remote's own texts. The folder of its repository may have any name. */
export const isRemoteText = (packageDir: string) => (file: string) =>
  file.startsWith(join(packageDir, 'src/locales/')) && file.endsWith('.json')

/** Texts that only a part says: a `locales.json` of all languages beside its code, or, as remotes had them before, a folder with a file for each. */
export const isPartText = (packageDir: string) => (file: string) =>
  /[\\/]locales\.json$/.test(file) ||
  (file.startsWith(join(packageDir, 'src/')) &&
    /[\\/]locales[\\/][a-z-]+\.json$/.test(file) &&
    !isRemoteText(packageDir)(file))

const isTextModule = (packageDir: string) => {
  const isText = isRemoteText(packageDir)
  return (module: Module) => isText(module.nameForCondition() ?? '')
}

const reactLibraries = /node_modules[\\/](react|react-dom|scheduler)[\\/]/

/** What the first call of the API loads: one file, not one of the library beside one of the kit. */
const calls = /node_modules[\\/]ky[\\/]/

const accountTexts = /shell[\\/]src[\\/]sign-in[\\/]locales[\\/][a-z-]+\.json$/
const legalTexts = /shell[\\/]src[\\/]legal[\\/](terms|privacy)[\\/][a-z-]+\.json$/
const localeChunkName = (name: string) => (module: Module) =>
  `${name}-${/([a-z-]+)\.json$/.exec(module.nameForCondition() ?? '')?.[1]}`

/** The kit's contracts, in this workspace and as published. */
const contractFile = /(?:shared-kit[\\/]src|@jobspan[\\/]kit[\\/]lib)[\\/]contracts[\\/](?!registry[\\/]).+\.[jt]s$/

/**
 * Validators and the contracts written with them: of use only once something is called, so they are one file apart from the pages. A page that imports
 * one of them loads them all, 22 KB, before its first paint: the words and checks that pages use stand in files without a validator.
 */
const isValidator = (module: Module) => {
  const file = module.nameForCondition() ?? ''
  return /node_modules[\\/]zod[\\/]/.test(file) || (contractFile.test(file) && hasValidators(file))
}

/**
 * Those of the shell that only its header for members calls: they are in its file. Another one would have to be named, with its hash, in the main
 * bundle, and in the file of all contracts guests would load them.
 */
const memberContracts =
  /shared-kit[\\/]src[\\/]contracts[\\/](chats[\\/](chats|job-chat|messaging|unread-chats)|notifications[\\/](notifications|unread-notifications)|interviews[\\/]red-dot)\.ts$/

type CacheGroups = Extract<
  NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>,
  object
>['cacheGroups']

/** What a chunk was made for, as far as the cache groups need to know it. */
type ChunkWithOrigins = {
  groupsIterable: Iterable<{
    origins: readonly { request?: string | undefined }[]
  }>
}

const originsOf = ({ groupsIterable }: ChunkWithOrigins) => [...groupsIterable].flatMap((group) => group.origins)

/** Whether a chunk was made by `import()` of contracts, and for nothing else. */
const hasContracts = (chunk: ChunkWithOrigins): boolean => {
  const origins = originsOf(chunk)
  return origins.length > 0 && origins.every(({ request }) => /[\\/]contracts[\\/].+$/.test(request ?? ''))
}

/** Which modules share a chunk. */
export const createCacheGroups = (
  target: 'web' | 'node',
  packageDir: string,
  isShell: boolean,
  development: boolean,
): CacheGroups => ({
  ...(isShell
    ? {}
    : {
        texts: {
          test: isTextModule(packageDir),
          name: localeChunkName('texts'),
          chunks: 'async' as const,
          enforce: true,
        },
      }),
  // The main bundle names each file with its hash, which nothing packs: terms and privacy of a language are one.
  ...(isShell && target === 'web'
    ? {
        legal: { test: legalTexts, name: localeChunkName('legal'), chunks: 'async' as const, enforce: true },
        accountTexts: {
          test: accountTexts,
          name: localeChunkName('account-texts'),
          chunks: 'async' as const,
          enforce: true,
        },
      }
    : {}),
  // One file, which no page of the site loads: the shell's documents bring these texts, and remotes take them from the shell.
  kitTexts: { test: kitTexts, name: 'kit-texts', chunks: 'async', enforce: true },
  // The shell's largest library by itself: read and run in a task of its own, and cached by browsers from one shell to the next.
  ...(isShell && target === 'web' && !development
    ? { react: { test: reactLibraries, name: 'react', chunks: 'initial' as const, enforce: true } }
    : {}),
  ...(isShell && target === 'web'
    ? {
        memberContracts: {
          test: memberContracts,
          name: 'member-header',
          chunks: 'async' as const,
          priority: 1,
          enforce: true,
        },
        calls: { test: calls, name: 'calls', chunks: 'async' as const, enforce: true },
      }
    : {}),
  contracts: { test: isValidator, name: 'contracts', chunks: 'async', enforce: true },
  // What contracts use that pages may use as well: each set of it would otherwise be a file of its own, named in the entry with its hash.
  contractWords: { test: contractFile, name: 'contracts', chunks: hasContracts, enforce: true, priority: -1 },
})
