import { type Compiler, sources } from '@rspack/core'

const table = /(\bsriHashes=\{)([^{}]*)(\})/g

/** The table of hashes that the integrity plugin writes into an entry, in order of its keys. */
export const sortIntegrity = (script: string): string =>
  script.replace(table, (_, before: string, entries: string, after: string) => {
    const sorted = entries.split(',').filter(Boolean).sort()
    return before + sorted.join(',') + after
  })

/** The integrity plugin writes its table in another order each time, so the same sources would give other bytes; this sorts it. */
export class SortIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.emit.tap('SortIntegrity', (compilation) => {
      for (const { name, source } of compilation.getAssets()) {
        if (!name.endsWith('.js')) continue
        const script = source.source().toString()
        const sorted = sortIntegrity(script)
        if (sorted !== script) compilation.updateAsset(name, new sources.RawSource(sorted))
      }
    })
  }
}
