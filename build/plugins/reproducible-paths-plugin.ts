import { Compilation, type Compiler, sources } from '@rspack/core'

const chunksTogether = /(?<=\[)__webpack_require__\.e\(\d+\)(, __webpack_require__\.e\(\d+\))+(?=\])/g
/** Only where the bundler writes the folder: “/data/” may be part of an address in the sources, too. */
const externalModule = /^\s*\/\/ EXTERNAL MODULE: .*$/gm
const imported = /\b_\w+__rspack_import_\d+/g
const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0])

/** Lists of chunks that are asked for together, in an order that does not come from the folder: each with where it stands. */
export const sortChunkLists = (script: string): { start: number; end: number; text: string }[] =>
  [...script.matchAll(chunksTogether)].map(({ 0: list, index }) => ({
    start: index,
    end: index + list.length,
    text: list
      .split(', ')
      .sort((one, other) => numberIn(one) - numberIn(other))
      .join(', '),
  }))

/** A script without the folder that it was built in: neither as a path, nor as part of a variable's name that was made of one. */
export const removeWorkspacePaths = (script: string, folder: string): string =>
  script
    .replace(externalModule, (comment) => comment.replaceAll(`${folder}/`, ''))
    .replace(imported, (name) => {
      const prefix = folder.replaceAll(/[^a-zA-Z0-9]/g, '_')
      return name.startsWith(prefix) ? name.slice(prefix.length) : name
    })

/**
 * Readable bundles name the folder that they were built in, in comments and in variables, and all bundles ask for chunks in an order that comes from
 * it. A release never changes, so the same sources must make the same bytes wherever they are built.
 */
export class ReproduciblePathsPlugin {
  readonly #folder: string

  /** @param folder The workspace, absolute. */
  constructor(folder: string) {
    this.#folder = folder
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SortChunks', (compilation) => {
      // Before scripts are shortened and hashed.
      compilation.hooks.processAssets.tap(
        { name: 'SortChunks', stage: Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS },
        () => {
          for (const { name, source } of compilation.getAssets()) {
            if (!/\.c?js$/.test(name)) continue
            const lists = sortChunkLists(source.source().toString())
            if (lists.length === 0) continue
            const sorted = new sources.ReplaceSource(source)
            for (const { start, end, text } of lists) sorted.replace(start, end - 1, text)
            compilation.updateAsset(name, sorted)
          }
        },
      )
    })
    compiler.hooks.emit.tap('ForgetFolder', (compilation) => {
      for (const { name, source } of compilation.getAssets()) {
        if (!name.endsWith('.cjs')) continue
        const script = source.source().toString()
        const without = removeWorkspacePaths(script, this.#folder)
        if (without !== script) compilation.updateAsset(name, new sources.RawSource(without))
      }
    })
  }
}
