import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { createReleaseManifest, type PackedFile } from '../../cli/src/release/create-release-manifest.ts'

export type Variant = { release: Release; contents: PackedFile[] }

const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
type Change = {
  /** Twelve characters, as every build id has. */
  build: string
  /** Texts of the scripts that are replaced, all of them. */
  texts?: Record<string, string>
  release?: Partial<Release>
}

/**
 * Another release of a remote, made from its last build (or that in `dist`) without building again: another build id in every name, and texts of
 * its scripts replaced. Hashes are made anew, those that the entry holds of its chunks included.
 */
export const createReleaseVariant = async (
  remote: string,
  { build, texts = {}, release: change }: Change,
  dist = resolve(import.meta.dirname, '../..', remote, 'dist'),
): Promise<Variant> => {
  const { release, contents } = await createReleaseManifest(dist)
  const rewrite = (text: string) =>
    Object.entries({ ...texts, [release.build]: build }).reduce((all, [from, to]) => all.replaceAll(from, to), text)
  const scripts = new Map<string, Buffer>()
  const hashes: [string, string][] = []
  const entries = ['web/remoteEntry.js', 'node/remoteEntry.cjs']
  // Files of contributions and pages hold the entry, and with it the hashes of all chunks.
  const containsEntry = (name: string) => entries.includes(name) || /^web\/(slot|page)-/.test(name)
  const originals = contents.filter(({ name }) => /\.c?js$/.test(name))
  for (const { name, bytes } of originals.toSorted(
    (a, b) => Number(containsEntry(a.name)) - Number(containsEntry(b.name)),
  )) {
    const text = rewrite(bytes.toString())
    const known = containsEntry(name) ? hashes.reduce((all, [from, to]) => all.replaceAll(from, to), text) : text
    const next = Buffer.from(known)
    scripts.set(name, next)
    hashes.push([integrityOf(bytes), integrityOf(next)])
  }
  const next = contents.map(({ name, bytes }) => {
    const script = scripts.get(name.replace(/\.(br|gz)$/, ''))
    if (!script) return { name, bytes }
    if (name.endsWith('.br')) return { name, bytes: brotliCompressSync(script) }
    return { name, bytes: name.endsWith('.gz') ? gzipSync(script) : script }
  })
  const described = JSON.parse(rewrite(JSON.stringify({ ...release, files: {} }))) as Release
  return {
    contents: next,
    release: {
      ...described,
      ...change,
      files: Object.fromEntries(
        next.map(({ name, bytes }) => [name, { integrity: integrityOf(bytes), size: bytes.length }]),
      ),
    },
  }
}
