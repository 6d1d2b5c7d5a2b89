import { dirname, isAbsolute, resolve, sep } from 'node:path'
import type { Compiler, Module } from '@rspack/core'
import { getPackageName } from '../../packages/kit-server/src/compatibility/package-name.ts'

/** Loaders that make a package's file fit into a bundle, by package. What is in the file stays as its maker wrote it. */
const adaptingLoaders: Readonly<Record<string, RegExp>> = {
  // Neither `import.meta` nor an import past the bundler can be in a script that is no module.
  'pdfjs-dist': /[\\/]pdf-js-loader\.cjs$/,
  // Our own, which is installed in the repository of a squad: a text that a language lacks is the English one.
  '@jobspan/kit': /[\\/]fill-missing-texts-loader\.\w+$/,
}

type InstalledPackage = { name: string; folder: string }

/** The installed package that a file is of; undefined for files of a workspace or a remote's repository. */
const findPackage = (file: string): InstalledPackage | undefined => {
  const parts = file.split(`${sep}node_modules${sep}`)
  const name = parts.length > 1 ? getPackageName(parts.at(-1)?.split(sep).join('/') ?? '') : undefined
  return name === undefined ? undefined : { name, folder: file.slice(0, -(parts.at(-1) ?? '').length) + name }
}

/** What a module asked for, and from where. */
type Request = { request: string; issuer: string | undefined }

/** A sentence where another file than the one that was asked for is in the bundle. */
const findReplacement = (file: string, { request, issuer }: Request): string | undefined => {
  const found = findPackage(file)
  const from = issuer === undefined ? undefined : findPackage(issuer)
  const message = `${issuer ?? 'an entry'} asks for ${request}, and gets ${file}`
  if (request.startsWith('.') || isAbsolute(request)) {
    const owner = isAbsolute(request)
      ? findPackage(request)
      : from && findPackage(resolve(dirname(issuer ?? ''), request))
    return owner && owner.folder !== found?.folder ? message : undefined
  }
  const name = getPackageName(request)
  // A package of the workspace is linked: its files have no package folder above them. Whoever asks for it is not asking for another's.
  if (!found && name.startsWith('@jobspan/')) return undefined
  return found?.name === name ? undefined : message
}

/** What of installed packages a compilation has changed: by a loader, or by another file in the place of one of theirs. */
const findChangedFiles = (
  modules: readonly { file: string; loaders: readonly string[]; requests: readonly Request[] }[],
): string[] =>
  modules.flatMap(({ file, loaders, requests }) => {
    const name = findPackage(file)?.name
    const allowed = name === undefined ? undefined : adaptingLoaders[name]
    const rewritten = name === undefined ? [] : loaders.filter((loader) => !allowed?.test(loader))
    return [
      ...rewritten.map((loader) => `${file} is rewritten by ${loader}`),
      ...requests.flatMap((request) => findReplacement(file, request) ?? []),
    ]
  })

/** `loader!loader!file`, with a type before it and a query behind. */
const readIdentifier = (identifier: string) => {
  const parts = identifier.replace(/^[\w/-]+\|/, '').split('!')
  return { loaders: parts.slice(0, -1).map((loader) => loader.split('?')[0] ?? '') }
}

const fileOf = (module: Module | null | undefined) => module?.nameForCondition() ?? undefined

/**
 * Refuses a bundle in which a file of an installed package is rewritten, or another file is in its place: a package runs as it is published, so that its
 * tools work and an update is an update. Another file of the same package is its own choice of builds.
 */
export class UnchangedPackagesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(UnchangedPackagesPlugin.name, (compilation) => {
      compilation.hooks.finishModules.tap(UnchangedPackagesPlugin.name, (modules) => {
        const seen = [...modules].flatMap((module) => {
          const file = fileOf(module)
          if (!file || !isAbsolute(file)) return []
          const requests = compilation.moduleGraph
            .getIncomingConnections(module)
            .flatMap(({ dependency, originModule }) => {
              const { request } = dependency as { request?: string }
              const isPlain =
                request !== undefined && originModule !== module && !request.includes('!') && !/^[a-z]+:/.test(request)
              return isPlain ? [{ request, issuer: fileOf(originModule) }] : []
            })
          return [{ file, ...readIdentifier(module.identifier()), requests }]
        })
        for (const sentence of new Set(findChangedFiles(seen)))
          compilation.errors.push(new Error(`A package is not as it was published: ${sentence}`) as never)
      })
    })
  }
}
