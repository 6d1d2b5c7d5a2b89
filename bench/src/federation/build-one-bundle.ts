import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Compiler, rspack, type StatsCompilation } from '@rspack/core'
import { computeShellIntegrity } from '../../../build/create-shell-build-manifest.ts'
import { shellConfig } from '../../../rspack.base.ts'
import { root, workFolder } from '../paths-and-ports.ts'

export type OneBundle = {
  folder: string
  /** Files that start every page, in the order of their use. */
  main: string[]
  /** Files that a page needs beside those, in the order of their use. */
  filesFor: (page: string, remote: string, language: string) => string[]
  integrity: Record<string, string>
}

const compile = (compiler: Compiler): Promise<StatsCompilation> =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined)
      const details =
        stats?.toJson({ all: false, chunks: true, chunkOrigins: true, entrypoints: true, ids: true }) ?? {}
      compiler.close(() => (failed ? reject(failed) : resolve(details)))
    })
  })

/** What makes the shell's bundle a federated one: its runtime, and whole modules that it provides. */
const federationFile = /^\.\.?\/(federation\/)?(federation|shared-modules)\.ts$/

/** Builds the shell's browser bundle with both remotes in it and no federation; all else is as the shell builds it. */
export const buildOneBundle = async (): Promise<OneBundle> => {
  const folder = join(workFolder, 'one-bundle')
  const [web] = shellConfig({ build: 'one-bundle', mode: 'production' })
  if (!web) throw new Error('the shell has no browser build')
  const standIn = fileURLToPath(new URL('./bundled-remotes.ts', import.meta.url))
  const stats = await compile(
    rspack({
      ...web,
      output: { ...web.output, path: folder },
      plugins: [
        ...(web.plugins ?? []),
        new rspack.NormalModuleReplacementPlugin(federationFile, (resource) => {
          if (resource.context.startsWith(join(root, 'shell/src'))) resource.request = standIn
        }),
      ],
    }),
  )
  const chunks = stats.chunks ?? []
  const scripts = (chunk: (typeof chunks)[number] | undefined) =>
    (chunk?.files ?? []).filter((file) => file.endsWith('.js'))
  const main = (stats.entrypoints?.main?.assets ?? []).map(({ name }) => name).filter((file) => file.endsWith('.js'))
  if (main.length === 0) throw new Error('the one bundle has no main file')
  const integrity: Record<string, string> = {}
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.js')))
    integrity[name] = computeShellIntegrity(await readFile(join(folder, name)))
  const from = (request: string, folder: string) =>
    chunks
      .filter((chunk) =>
        chunk.origins?.some((origin) => origin.request === request && origin.moduleIdentifier?.includes(folder)),
      )
      .flatMap(scripts)
  return {
    folder,
    main,
    integrity,
    filesFor: (page, remote, language) => [
      ...new Set([...from(`./pages/${page}.tsx`, `/${remote}/`), ...from(`./locales/${language}.json`, `/${remote}/`)]),
    ],
  }
}
