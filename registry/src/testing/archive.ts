import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { REMOTE_CONTRACT_VERSION } from '@jobspan/shared-kit/contracts/remotes/remote-contract'
import { type Header, pack } from 'tar-stream'

type Entry = { header: Partial<Header> & { name: string }; content?: Buffer }

/** A gzipped tar of these entries, as they are. */
export const archive = async (entries: readonly Entry[]): Promise<Buffer> => {
  const tar = pack()
  for (const { header, content } of entries) tar.entry(header, content ?? Buffer.alloc(0))
  tar.finalize()
  const chunks: Buffer[] = []
  for await (const chunk of tar) chunks.push(chunk as Buffer)
  return gzipSync(Buffer.concat(chunks))
}

export const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

type Wanted = Partial<Omit<Release, 'files'>> & { files?: Record<string, string> }

/** A small release as a squad's build gives it; state what the test is about. */
export const releaseOf = ({ files: extra = {}, ...facts }: Wanted = {}) => {
  const name = facts.name ?? 'mf-search'
  const build = facts.build ?? 'b1'
  const script = `/* ${name} ${build} */ ${'x'.repeat(700)}`
  const texts: Record<string, string> = {
    'web/remoteEntry.js': script,
    'web/page.js': 'page',
    'node/remoteEntry.cjs': 'module.exports = {}',
    ...extra,
  }
  const contents = new Map<string, Buffer>(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]))
  contents.set('web/remoteEntry.js.br', brotliCompressSync(contents.get('web/remoteEntry.js') ?? Buffer.alloc(0)))
  const manifest: Release = {
    name,
    build,
    contract: REMOTE_CONTRACT_VERSION,
    commit: null,
    global: `${name}_${build}`.replaceAll('-', '_'),
    pages: [{ path: `/${name}`, access: 'public', files: ['web/remoteEntry.js', 'web/page.js'] }],
    slots: [{ name: `${name}.summary`, files: ['web/remoteEntry.js'] }],
    overlays: [],
    texts: {},
    shared: { react: '^19.3.1' },
    ...facts,
    files: Object.fromEntries(
      [...contents].map(([file, content]) => [file, { integrity: integrityOf(content), size: content.length }]),
    ),
  }
  return { manifest, contents }
}

/** The archive of `releaseOf`, as the command line sends it. */
export const archiveOf = (wanted: Wanted = {}): Promise<Buffer> => {
  const { manifest, contents } = releaseOf(wanted)
  return archiveFrom(manifest, contents)
}

export const archiveFrom = (manifest: object, contents: ReadonlyMap<string, Buffer>): Promise<Buffer> =>
  archive([
    { header: { name: 'release.json' }, content: Buffer.from(JSON.stringify(manifest)) },
    ...[...contents].map(([name, content]) => ({ header: { name }, content })),
  ])

export const gzip = { 'content-type': 'application/gzip' }
