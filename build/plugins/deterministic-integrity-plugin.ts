import { createHash } from 'node:crypto'
import { type Compiler, sources } from '@rspack/core'

const table = /(\bsriHashes=\{)([^{}]*)(\})/g

/** The table of hashes that the integrity plugin writes into an entry, in order of its keys. */
export const sortIntegrityTable = (script: string): string =>
  script.replace(table, (_, before: string, entries: string, after: string) => {
    const sorted = entries.split(',').filter(Boolean).sort()
    return before + sorted.join(',') + after
  })

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/**
 * The integrity plugin writes its table in another order each time, so the same sources would give other bytes; this sorts
 * it, and gives pages that name a sorted script its new hash.
 */
export class DeterministicIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.emit.tap('SortIntegrity', (compilation) => {
      const textOf = (name: string) => compilation.getAsset(name)?.source.source().toString() ?? ''
      const put = (name: string, text: string) => compilation.updateAsset(name, new sources.RawSource(text))
      const names = compilation.getAssets().map(({ name }) => name)
      const hashes: [from: string, to: string][] = []
      for (const name of names.filter((each) => each.endsWith('.js'))) {
        const script = textOf(name)
        const sorted = sortIntegrityTable(script)
        if (sorted === script) continue
        put(name, sorted)
        hashes.push([hashOf(script), hashOf(sorted)])
      }
      for (const name of names.filter((each) => each.endsWith('.html')))
        put(
          name,
          hashes.reduce((page, [from, to]) => page.replaceAll(from, to), textOf(name)),
        )
    })
  }
}
