import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { JoinedFile } from './bind-source-maps.ts'
import type { RemoteBuildManifest } from './create-remote-build-manifest.ts'
import { precompressFile } from './plugins/precompress-plugin.ts'

const entryFiles = ['web/remote.js', 'web/remoteEntry.js']

/**
 * Writes one file for each contribution and language: all that a page needs of this remote to show it, so that it costs one request.
 * Chunks wait in a list for the entry, which takes them when it runs; so it comes last. The file lies beside the entry, whose address tells
 * where all further chunks are. Gives the files with their parts.
 */
export const writeContributionBundles = async (
  dist: string,
  { contributions, texts }: Pick<RemoteBuildManifest, 'contributions' | 'texts'>,
): Promise<JoinedFile[]> => {
  const written: JoinedFile[] = []
  for (const { bundle, files } of contributions) {
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
