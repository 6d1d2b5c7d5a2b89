import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parseSync } from '@swc/core'
import { fontWeights, kitDependenciesOfServers } from '../../deploy/images/keep-server-packages.mjs'
import { stagesOf, valuesOf } from './dockerfile-stages.ts'

// An image lacks what nobody copied into it, and says so when it starts. There is no Docker here to start it, so what its program imports is
// followed from file to file.

const root = join(import.meta.dirname, '../..')
const stages = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'))

/** What is copied from the repository into an image, also into those that it is made from. */
const copiedInto = (stage: string): string[] => [
  ...(stages.has(stages.get(stage)?.base ?? '') ? copiedInto(stages.get(stage)?.base ?? '') : []),
  ...valuesOf(stages, stage, 'COPY')
    .filter((line) => !line.startsWith('--from'))
    .flatMap((line) => line.split(' ').slice(0, -1))
    .map((path) => join(root, path)),
]

type Node = Record<string, unknown>

/** What a source imports when it runs, and the files that it names beside itself. */
const importsOf = (file: string): string[] => {
  const found: string[] = []
  const textOf = (node: unknown) => {
    const { type, value } = (node ?? {}) as Node
    if (type === 'StringLiteral') found.push(String(value))
  }
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    const { type, callee } = node as { type?: string; callee?: Node }
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(type ?? '') && node.typeOnly !== true) textOf(node.source)
    if (type === 'CallExpression' && callee?.type === 'Import') textOf((node.arguments as Node[])[0]?.expression)
    if (type === 'NewExpression' && callee?.value === 'URL' && (node.arguments as Node[]).length === 2)
      textOf((node.arguments as Node[])[0]?.expression)
    Object.values(node).forEach(visit)
  }
  const isScript = /\.mjs$/.test(file)
  const syntax = isScript
    ? ({ syntax: 'ecmascript' } as const)
    : ({ syntax: 'typescript', tsx: /x$/.test(file) } as const)
  visit(parseSync(readFileSync(file, 'utf8'), { ...syntax, target: 'es2024' }))
  return found
}

const manifests = new Map<string, Node>()
const manifestOf = (folder: string): Node => {
  const known = manifests.get(folder)
  if (known) return known
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Node
  manifests.set(folder, manifest)
  return manifest
}

/** The folder of the workspace that a file belongs to. */
const workspaceOf = (file: string): string => {
  const folder = dirname(file)
  return existsSync(join(folder, 'package.json')) ? folder : workspaceOf(folder)
}

/** Folders whose names in an import are those of their `exports`. */
const libraries: Record<string, string> = {
  '@jobspan/shared-kit': join(root, 'shared-kit'),
  '@jobspan/kit-server': join(root, 'packages/kit-server'),
}

/** The file of a library that a name such as `.`, `./http` or `./contracts/places` stands for. */
const libraryFile = (library: string, name: string): string => {
  const exported = manifestOf(library).exports as Record<string, string>
  const entry = Object.entries(exported).find(([key]) =>
    new RegExp(`^${key.replaceAll('.', '\\.').replace('*', '.+')}$`).test(name),
  )
  const [key = '', target = ''] = entry ?? []
  return join(library, target.replace('*', name.slice(key.indexOf('*'))))
}

/** What the API loads where its settings ask for a demonstration, and says that it is missing where it is (docs/adr/0081). */
const demonstration = join(root, 'demo')

const missingIn = (stage: string, entry: string): string[] => {
  const copied = copiedInto(stage)
  const isCopied = (file: string) => copied.some((path) => file === path || file.startsWith(`${path}/`))
  const containsCopied = (folder: string) => copied.some((path) => path.startsWith(`${folder}/`))
  const missing = new Set<string>()
  const seen = new Set<string>()
  const follow = (file: string, from: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    if (!isCopied(file)) missing.add(`${relative(root, file)} (${relative(root, from)})`)
    if (!/\.(ts|tsx|mjs)$/.test(file)) return
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) {
        const found = resolve(dirname(file), name)
        if (found.startsWith(`${demonstration}/`)) continue
        // A folder, or a pattern that the program completes.
        if (existsSync(found) && statSync(found).isFile()) follow(found, file)
        else if (existsSync(found) && !isCopied(found) && !containsCopied(found))
          missing.add(`${relative(root, found)} (${relative(root, file)})`)
      } else if (name.startsWith('@jobspan/')) {
        const [scope, second] = name.split('/')
        const packageName = `${scope}/${second}`
        follow(libraryFile(libraries[packageName] ?? name, `.${name.slice(packageName.length)}`), file)
      } else if (!/^(node|file|https?|data):/.test(name) && !name.startsWith('/')) {
        const [scope = '', second = ''] = name.split('/')
        const packageName = scope.startsWith('@') ? `${scope}/${second}` : scope
        const { name: workspace, dependencies = {} } = manifestOf(workspaceOf(file)) as {
          name?: string
          dependencies?: Node
        }
        const isRemoved =
          stage !== 'shell' && workspace === '@jobspan/shared-kit' && !kitDependenciesOfServers.includes(packageName)
        if (isRemoved || !(packageName in dependencies)) missing.add(`${packageName} (${relative(root, file)})`)
      }
    }
  }
  follow(join(root, entry), join(root, 'Dockerfile'))
  expect(seen.size).toBeGreaterThan(10)
  return [...missing]
}

describe('an image holds all that its program imports', () => {
  test.each(['shell', 'api', 'registry', 'releases'])('%s', (stage) => {
    const [, entry = ''] = JSON.parse(valuesOf(stages, stage, 'CMD').join()) as string[]
    expect(missingIn(stage, entry)).toEqual([])
  })

  // Demo data, and a desk and providers that are open to whoever asks, were in the image of the API.
  test('no image holds the demonstration', () => {
    for (const stage of ['shell', 'api', 'registry', 'releases'])
      expect(
        copiedInto(stage).filter((path) => demonstration.startsWith(path) || path.startsWith(demonstration)),
      ).toEqual([])
  })

  // A package whose version differs from another workspace's is installed in the folder of its own workspace.
  test('dependencies are copied with those that a workspace has for itself', () => {
    for (const stage of ['shell', 'api', 'registry', 'releases']) {
      const installed = valuesOf(stages, stage, 'COPY').filter((line) => line.includes('-dependencies '))
      expect(installed).toEqual([expect.stringMatching(/^--from=[a-z]+-dependencies \/app \.\/$/)])
    }
  })

  // The image of the API had 715 MB of packages: all weights of its fonts, and what only browsers load.
  test('images of servers keep the packages, and the weights of fonts, that their programs name', () => {
    for (const [stage, workspace] of [
      ['api-dependencies', 'api'],
      ['registry-dependencies', 'registry'],
      ['cli-dependencies', 'cli'],
    ] as const)
      expect(valuesOf(stages, stage, 'RUN').join()).toMatch(
        new RegExp(`^npm ci --omit=dev .*--workspace ${workspace}\\b.*keep-server-packages.mjs ${workspace}$`, 's'),
      )
    const source = readFileSync(join(root, 'api/src/profile/generated-resumes/resume-fonts.ts'), 'utf8')
    expect(source).toContain(`const weights = [${fontWeights.map((weight) => `'${weight}'`).join(', ')}] as const`)
  })
})
