import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, posix, relative } from 'node:path'
import { transformSync } from '@swc/core'
import MagicString from 'magic-string'
import { root } from '../run-steps.ts'
import { findReferences } from './find-references.ts'
import type { PackageDefinition } from './package-definitions.ts'

/** A file of a package: where it comes from, and what it holds. Files without text are copied. */
type CollectedFile = { source: string; text?: string }

export type CollectedModules = {
  files: CollectedFile[]
  /** Packages that the code imports, and whether anything but the kit's help for tests does. */
  imports: Map<string, { isForTests: boolean }>
}

const compiledEndings = /(?<!\.d)\.tsx?$/

const packageNameOf = (specifier: string) => {
  const [scopeOrName = '', name = ''] = specifier.split('/')
  return scopeOrName.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName
}

const toPosix = (path: string) => path.replaceAll('\\', '/')

/** Of its code each package that uses it has a copy: nothing in it has an identity. */
const kitServer = '@jobspan/kit-server'

/** Packages of the workspace that are published as one. */
const publishedAsKit = /^@jobspan\/shared-(kit|features)(?=\/|$)/

const isOf = (specifier: string, name: string) => specifier === name || specifier.startsWith(`${name}/`)

/** The source behind an import of the workspace's kit, or of the kit for servers. */
const resolveKitImport = (specifier: string): string =>
  toPosix(relative(root, new URL(import.meta.resolve(specifier)).pathname))

const compile = (source: string): string => {
  const text = readFileSync(join(root, source), 'utf8')
  if (!compiledEndings.test(source)) return text
  const isBrowserCode = !/^(build|cli|scripts|packages)\//.test(source)
  return transformSync(text, {
    filename: join(root, source),
    swcrc: false,
    configFile: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: source.endsWith('x') },
      target: isBrowserCode ? 'es2022' : 'es2024',
      transform: { react: { runtime: 'automatic' } },
      experimental: {
        keepImportAttributes: true,
        // As in a build of the workspace: server and browser agree on the ids.
        ...(isBrowserCode
          ? { plugins: [['@swc/plugin-styled-components', { displayName: false, fileName: false, ssr: true }]] }
          : {}),
      },
    },
    module: { type: 'es6' },
  }).code
}

const toCompiledName = (path: string) => path.replace(compiledEndings, '.js')

/** Replaces every import of the workspace's kit and every name of a source by what they are in the package. */
export const rewriteReferences = (
  text: string,
  source: string,
  definition: PackageDefinition,
  onReference: (specifier: string, file: string | undefined) => void = () => undefined,
): string => {
  const relativeTo = (target: string) => {
    const path = posix.relative(posix.dirname(source), target)
    return path.startsWith('.') ? path : `./${path}`
  }
  const rewrite = (specifier: string): string => {
    if (/^(node|data):/.test(specifier)) return specifier
    if (publishedAsKit.test(specifier) || isOf(specifier, kitServer)) {
      if (publishedAsKit.test(specifier) && definition.kitImport(source) === 'package') {
        const name = specifier.replace(publishedAsKit, '@jobspan/kit')
        onReference(name, definition.manifest === 'packages/kit' ? resolveKitImport(specifier) : undefined)
        return name
      }
      const file = resolveKitImport(specifier)
      onReference(specifier, file)
      return toCompiledName(relativeTo(file))
    }
    if (!specifier.startsWith('.')) {
      onReference(specifier, undefined)
      return specifier
    }
    const file = posix.join(posix.dirname(source), specifier)
    onReference(specifier, file)
    return toCompiledName(specifier)
  }
  const { references, comments } = findReferences(text, source)
  const changes = references.map(({ start, end, specifier }) => ({ start, end, text: rewrite(specifier) }))
  // Comments show examples, whose files are nobody's.
  if (definition.kitImport(source) === 'package')
    for (const { start, end } of comments) {
      const rewritten = text.slice(start, end).replaceAll(/@jobspan\/shared-(kit|features)\//g, '@jobspan/kit/')
      changes.push({ start, end, text: rewritten })
    }
  const code = new MagicString(text)
  for (const { start, end, text: changed } of changes) if (start < end) code.update(start, end, changed)
  return code.toString()
}

/** Files that a name with a changing part may mean: `locales/${language}.json`. */
const expandPattern = (path: string): string[] => {
  if (!path.includes('${')) return [path]
  const folder = dirname(path)
  return readdirSync(join(root, folder))
    .filter((name) => extname(name) === extname(path))
    .map((name) => `${folder}/${name}`)
}

/** All files that a package's exports and programs reach, compiled, with imports as they are in the package. */
export const collectModules = (definition: PackageDefinition): CollectedModules => {
  const collected = new Map<string, CollectedFile>()
  const imports: CollectedModules['imports'] = new Map()
  const add = (source: string): void => {
    if (collected.has(source)) return
    if (!existsSync(join(root, source))) throw new Error(`${source} is named, and is not there`)
    if (!/\.([cm]?js|tsx?)$/.test(source) || source.endsWith('.d.ts')) {
      collected.set(source, { source })
      return
    }
    const file: CollectedFile = { source }
    collected.set(source, file)
    file.text = rewriteReferences(compile(source), source, definition, (specifier, path) => {
      if (path !== undefined) for (const each of expandPattern(path)) add(each)
      else if (!specifier.startsWith('@jobspan/kit/') || definition.manifest !== 'packages/kit')
        noteImport(imports, packageNameOf(specifier), source)
    })
  }
  const sources = [
    ...Object.values(definition.exports),
    ...Object.values(definition.plainExports ?? {}),
    ...(definition.programs ?? []),
  ]
  for (const source of sources) add(source)
  for (const folder of definition.folders ?? [])
    for (const name of readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
      if (name.isFile()) {
        const source = toPosix(relative(root, join(name.parentPath, name.name)))
        collected.set(source, { source })
      }
  for (const name of definition.alsoNeeds ?? []) imports.set(name, { isForTests: false })
  return { files: [...collected.values()], imports }
}

const noteImport = (imports: CollectedModules['imports'], name: string, source: string) => {
  const isForTests = source.startsWith('shared-kit/src/testing/') && (imports.get(name)?.isForTests ?? true)
  imports.set(name, { isForTests })
}

/** Where a source lies in its package. */
export const pathInPackage = (source: string, { bases }: PackageDefinition): string => {
  const base = bases.find((each) => source.startsWith(`${each}/`)) ?? ''
  return toCompiledName(`lib/${base === '' ? source : posix.relative(base, source)}`)
}
