import { rm, writeFile } from 'node:fs/promises'
import type { Compiler, RspackPluginInstance, Stats } from '@rspack/core'

/** Statistics of a package's bundles; `web` is the first one, the browser's. */
export type BuiltBundles = { web: Stats; all: readonly Stats[] }

type Options = {
  /** File that gets the build id once the build is complete. */
  buildIdFile: string
  build: string
  /** How many bundles (compilers) the package has. One instance of the plugin is in each of them. */
  bundleCount: number
  writeManifest: (bundles: BuiltBundles) => Promise<void>
}

/**
 * Writes the manifest of a package once all its bundles are compiled without errors, then the build id. While a build runs, and after one that
 * failed, there is no build id: the files in `dist` may then be of two builds.
 */
export class BuildManifestPlugin implements RspackPluginInstance {
  readonly #options: Options
  readonly #compilers: Compiler[] = []
  readonly #compiled = new Map<Compiler, Stats>()

  constructor(options: Options) {
    this.#options = options
  }

  apply(compiler: Compiler): void {
    const { buildIdFile, build, bundleCount, writeManifest } = this.#options
    this.#compilers.push(compiler)
    const start = async () => {
      this.#compiled.delete(compiler)
      await rm(buildIdFile, { force: true })
    }
    compiler.hooks.run.tapPromise(BuildManifestPlugin.name, start)
    compiler.hooks.watchRun.tapPromise(BuildManifestPlugin.name, start)
    compiler.hooks.done.tapPromise(BuildManifestPlugin.name, async (stats) => {
      if (stats.hasErrors()) return
      this.#compiled.set(compiler, stats)
      const web = this.#compiled.get(this.#compilers[0] ?? compiler)
      if (!web || this.#compiled.size < bundleCount) return
      await writeManifest({ web, all: [...this.#compiled.values()] })
      await writeFile(buildIdFile, build)
    })
  }
}
