import { copyFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stats } from '@rspack/core'
import { buildDevelopmentReact } from './build-development-react.ts'
import { createRemoteBuildManifest } from './create-remote-build-manifest.ts'
import { createShellBuildManifest } from './create-shell-build-manifest.ts'
import { createSharedModules } from './shared-modules.ts'

const statsOptions = {
  all: false,
  errors: true,
  chunks: true,
  chunkOrigins: true,
  entrypoints: true,
  ids: true,
  assets: true,
} as const

const sharedRanges = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(createSharedModules('remote')).map(([name, { requiredVersion }]) => [name, requiredVersion]),
  )

const copyAssets = async (from: string, to: string) => {
  const names = (await readdir(from)).filter((name) => /\.(woff2|svg|png)$/.test(name))
  await Promise.all(names.map((name) => copyFile(join(from, name), join(to, name))))
}

/** Writes `dist/remote.json`. */
export const writeRemoteManifest = async (packageDir: string, build: string, web: Stats): Promise<void> => {
  const manifest = await createRemoteBuildManifest(packageDir, build, web.toJson(statsOptions), sharedRanges())
  await writeFile(join(packageDir, 'dist/remote.json'), JSON.stringify(manifest))
}

/** Completes `dist/web` of the shell, then writes `dist/shell.json`. */
export const writeShellManifest = async (packageDir: string, build: string, web: Stats): Promise<void> => {
  const dist = join(packageDir, 'dist')
  const stats = web.toJson({
    ...statsOptions,
    modules: true,
    nestedModules: false,
    modulesSpace: Number.POSITIVE_INFINITY,
  })
  const developmentMain = await buildDevelopmentReact(join(dist, 'web'), stats)
  // Only the server's bundle names the display font; browsers fetch it from the same path as the scripts.
  await copyAssets(join(dist, 'node'), join(dist, 'web'))
  const manifest = { ...(await createShellBuildManifest(dist, build, stats)), developmentMain }
  await writeFile(join(dist, 'shell.json'), JSON.stringify(manifest))
}
