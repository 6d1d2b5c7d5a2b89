import { copyFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bindSourceMaps, type ConcatenatedFile } from './bind-source-maps.ts'
import { buildDevelopmentReact } from './build-development-react.ts'
import { moduleStatsOptions } from './bundled-packages.ts'
import { checkFirstPaint } from './check-first-paint.ts'
import { createBuildContents, type TextFolders } from './create-build-contents.ts'
import { createRemoteBuildManifest } from './create-remote-build-manifest.ts'
import { createShellBuildManifest } from './create-shell-build-manifest.ts'
import type { BuiltBundles } from './plugins/build-manifest-plugin.ts'
import { getSharedRanges, getSharedVersions } from './shared-modules.ts'
import { nameBundles, writeBundles } from './write-bundles.ts'
import { writeFederationTypes } from './write-federation-types.ts'

const statsOptions = {
  all: false,
  errors: true,
  chunks: true,
  chunkOrigins: true,
  entrypoints: true,
  ids: true,
  assets: true,
} as const

const copyAssets = async (from: string, to: string) => {
  const names = (await readdir(from)).filter((name) => /\.(woff2|svg|png)$/.test(name))
  await Promise.all(names.map((name) => copyFile(join(from, name), join(to, name))))
}

const moduleStatistics = ({ all }: BuiltBundles) => all.map((stats) => stats.toJson(moduleStatsOptions))

/** Writes `dist/remote.json`, and what was seen in the bundles, `dist/contents.json`. */
export const writeRemoteManifest = async (packageDir: string, build: string, bundles: BuiltBundles): Promise<void> => {
  const manifest = await createRemoteBuildManifest(
    packageDir,
    build,
    bundles.web.toJson(statsOptions),
    getSharedRanges(),
  )
  let concatenated: ConcatenatedFile[] = []
  if (bundles.web.compilation.options.mode === 'production') {
    nameBundles(manifest)
    concatenated = await writeBundles(join(packageDir, 'dist'), manifest)
    await writeFederationTypes(join(packageDir, 'dist'), manifest)
  }
  await bindSourceMaps(join(packageDir, 'dist'), concatenated)
  await writeFile(join(packageDir, 'dist/remote.json'), JSON.stringify(manifest))
  const contents = createBuildContents(packageDir, moduleStatistics(bundles), getSharedRanges())
  await writeFile(join(packageDir, 'dist/contents.json'), JSON.stringify(contents))
}

/** The shell's own texts, and those of the kit, which it provides. */
const shellTexts = (packageDir: string): TextFolders[] => {
  const kit = join(packageDir, '../shared-kit/src')
  const locales = ['locales', 'sign-in/locales', 'notifications/locales'].map((name) => join(packageDir, 'src', name))
  return [
    { locales, sources: join(packageDir, 'src') },
    { locales: [join(kit, 'i18n/locales')], sources: kit },
  ]
}

/** Completes `dist/web` of the shell, then writes `dist/shell.json` and `dist/contents.json`. */
export const writeShellManifest = async (packageDir: string, build: string, bundles: BuiltBundles): Promise<void> => {
  const dist = join(packageDir, 'dist')
  const stats = bundles.web.toJson({
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
  await bindSourceMaps(dist)
  if (bundles.web.compilation.options.mode === 'production') await checkFirstPaint(dist, manifest.main)
  const contents = createBuildContents(
    packageDir,
    moduleStatistics(bundles),
    getSharedVersions(),
    shellTexts(packageDir),
  )
  await writeFile(join(dist, 'contents.json'), JSON.stringify(contents))
}
