import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { ShellAssets } from './shell-assets.ts'

/** What never changes is never asked for again, so it carries nothing to ask by. */
const immutable = {
  cacheControl: false,
  etag: false,
  lastModified: false,
  acceptRanges: false,
  preCompressed: true,
  index: false,
  decorateReply: false,
} as const
const file = /^\/([a-z][a-z0-9-]*)\/([a-zA-Z0-9][a-zA-Z0-9._-]*)\/([a-zA-Z0-9][a-zA-Z0-9._/-]*)$/

type Settings = {
  releases: Pick<ReleaseStore, 'folder' | 'getVerifiedPath'>
  /** Folders of the shell's own browser files: of this build, then of those before it. */
  assets: string[]
  shellAssets: ShellAssets
  /** A file of the shell is not what was built, and was asked for. */
  onDamaged(file: string, request: FastifyRequest): void
}

/**
 * Serves the shell's own files and the browsers' part of the releases; a file whose bytes are not what its release, or this
 * build, says is not there. `/remotes/_r1/…` to `_r9` are the same files under another address: a browser that has cached a bad
 * answer can fetch them anew.
 */
export const serveStaticFiles = async (
  app: FastifyInstance,
  { releases, assets, shellAssets, onDamaged }: Settings,
): Promise<void> => {
  app.addHook('onRequest', async (request, reply) => {
    const file = /^\/assets\/([^?]*)/.exec(request.url)?.[1]
    if (file === undefined || !shellAssets.has(file)) return
    const { folder, isDamaged } = await shellAssets.find(file)
    if (!isDamaged) return
    onDamaged(file, request)
    // Another copy stands in.
    if (folder) return reply.sendFile(file, folder, immutable)
    return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found')
  })
  await app.register(fastifyStatic, { ...immutable, root: assets, prefix: '/assets/', decorateReply: true })
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/remotes/') && !request.url.startsWith('/assets/')) return
    reply.header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff')
    if (reply.statusCode !== 200) return
    // In few words: every file of a page pays for its headers. A script's one type is that of RFC 9239.
    reply.header('cache-control', 'max-age=31536000, immutable')
    if (String(reply.getHeader('content-type')).includes('javascript')) {
      reply.type('text/javascript; charset=utf-8')
    }
    // A release's types, which by their ending would be a film.
    if (request.url.endsWith('.d.ts')) reply.type('text/plain; charset=utf-8')
  })
  app.get('/remotes/*', async (request, reply) => {
    const path = `/${(request.params as { '*': string })['*']}`.replace(/^\/_r\d(?=\/)/, '')
    const match = file.exec(path)
    const [, name = '', build = '', rest = ''] = match ?? []
    const release = { name, build }
    // A map would show visitors the sources; no release lists one, and none is given out if it did.
    const isMap = rest.endsWith('.map')
    const whole = match && !isMap && (await releases.getVerifiedPath(release, `web/${rest}`))
    if (!whole) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found')
    // A compressed sibling is served in the file's place, so it must be whole too; a damaged one is taken away.
    await Promise.all(['br', 'gz'].map((end) => releases.getVerifiedPath(release, `web/${rest}.${end}`)))
    return reply.sendFile(rest, join(releases.folder(release), 'web'), immutable)
  })
}
