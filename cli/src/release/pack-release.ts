import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import type { ReleaseContents } from '@jobspan/shared-kit/contracts/registry/release-contents'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { pack } from 'tar-stream'
import type { PackedFile } from './create-release-manifest.ts'

/** Packs a release as the registry takes it: a gzipped tar of `release.json` and its files. The same input gives the same bytes. */
export const packRelease = async (
  release: Release & ReleaseContents,
  contents: readonly PackedFile[],
): Promise<Buffer> => {
  const archive = pack()
  const zipped = buffer(archive.pipe(createGzip({ level: 6 })))
  const put = (name: string, bytes: Buffer) => archive.entry({ name, mtime: new Date(0), mode: 0o644 }, bytes)
  put('release.json', Buffer.from(JSON.stringify(release)))
  for (const { name, bytes } of contents) put(name, bytes)
  archive.finalize()
  return zipped
}
