import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConcatenatedFile } from './bind-source-maps.ts'
import type { RemoteBuildManifest } from './create-remote-build-manifest.ts'
import { precompressFile } from './plugins/precompress-plugin.ts'

const entryFiles = ['web/remote.js', 'web/remoteEntry.js']

/** `/jobs-hiring/:query` is `page-jobs-hiring-query`. */
const nameOf = (path: string) => `web/page-${path.match(/[a-z0-9-]+/gi)?.join('-') ?? 'home'}`

/**
 * Names the bundles of a release: one for each contribution, and one for each page that a visitor may begin with. Pages of the same files share one.
 * Members' pages have none: their browsers have the files.
 */
export const nameBundles = ({ pages, contributions }: Pick<RemoteBuildManifest, 'pages' | 'contributions'>): void => {
  for (const contribution of contributions) contribution.bundle = `web/slot-${contribution.slot}-${contribution.name}`
  const byFiles = new Map<string, string>()
  for (const page of pages.filter(({ access }) => access === 'public')) {
    const key = page.files.toSorted().join()
    const bundle = byFiles.get(key) ?? nameOf(page.path)
    byFiles.set(key, bundle)
    page.bundle = bundle
  }
}

/**
 * Writes one file for each bundle and language: all that a page needs of this remote to show the contribution, or the page, so that it costs one
 * request, and what its parts have in common is packed once. Chunks wait in a list for the entry, which takes them when it runs; so it comes last.
 * The file lies beside the entry, whose address tells where all further chunks are. Gives the files with their parts.
 */
export const writeBundles = async (
  dist: string,
  { pages, contributions, texts }: Pick<RemoteBuildManifest, 'pages' | 'contributions' | 'texts'>,
): Promise<ConcatenatedFile[]> => {
  const bundles = new Map<string, string[]>()
  for (const { bundle, files } of [...contributions, ...pages])
    if (bundle !== undefined && !bundles.has(bundle)) bundles.set(bundle, files)
  const written: ConcatenatedFile[] = []
  for (const [bundle, files] of bundles) {
    for (const [language, textFiles] of Object.entries(texts)) {
      const chunks = [...textFiles, ...files.filter((file) => !entryFiles.includes(file))]
      const parts = [...chunks, ...entryFiles]
      const scripts = await Promise.all(parts.map((file) => readFile(join(dist, file), 'utf8')))
      const file = `${bundle}-${language}.js`
      await writeFile(join(dist, file), scripts.join(';\n'))
      await precompressFile(join(dist, file))
      written.push({ file, parts })
    }
  }
  return written
}
