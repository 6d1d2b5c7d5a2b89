import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type Compiler, rspack } from '@rspack/core'

type Options = {
  /** The workspace, absolute: sources are named by their path below it, so that maps are the same wherever they are built. */
  root: string
  /** Folder for the maps, outside of the output, whose every file is served. */
  folder: string
  /** Columns too, for scripts of one line; readable ones need only lines. */
  columns: boolean
}

/** Texts hold no code. */
const withoutCode = /(^|[\\/])[a-z-]*texts(-[a-z-]+)?\.[\w.]*js$/

/**
 * Writes a source map for every script into a folder of its own. No script names its map, and no script changes by it. Maps name files, lines
 * and functions, and hold no source.
 */
export class HiddenSourceMapsPlugin {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  apply(compiler: Compiler): void {
    const { root, folder, columns } = this.#options
    new rspack.SourceMapDevToolPlugin({
      filename: '[file].map',
      append: false,
      noSources: true,
      module: true,
      columns,
      exclude: withoutCode,
      moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
        absoluteResourcePath.startsWith(`${root}${sep}`)
          ? relative(root, absoluteResourcePath).split(sep).join('/')
          : `bundler/${absoluteResourcePath.replaceAll(root, '').replace(/[^\w./-]+/g, '_')}`,
    }).apply(compiler)
    let maps: { path: string; text: string }[] = []
    compiler.hooks.emit.tap('TakeSourceMaps', (compilation) => {
      maps = []
      for (const { name, source } of compilation.getAssets()) {
        if (!name.endsWith('.map')) continue
        maps.push({ path: join(folder, name), text: source.source().toString() })
        compilation.deleteAsset(name)
      }
    })
    compiler.hooks.afterEmit.tapPromise('WriteSourceMaps', async () => {
      await rm(folder, { recursive: true, force: true })
      for (const { path, text } of maps) {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, text)
      }
    })
  }
}
