import { getReleaseFile } from '@jobspan/shared-kit/contracts/registry/releases'
import type { FastifyInstance } from 'fastify'
import { acceptedEncoding } from '../platform/http/accepted-encoding.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { RegistryError } from '../platform/http/registry-error.ts'
import { contentType } from './content-type.ts'
import { manifestFile } from './read-manifest.ts'

/** A page loads some 30 files; where no CDN stands before the registry, many visitors may come from one address. */
const perMinute = 30_000

/**
 * `GET /releases/<remote>/<build>/<file>`: the files of published releases, as they were uploaded, until it is pruned. Only what a
 * release lists is served, so no address leads anywhere else. Compressed copies go to whoever takes them.
 */
export const registerReleaseFileRoute = (app: FastifyInstance): void => {
  const { store, manifests, connection, operations, settings } = app.registry
  operations.push(getReleaseFile)
  app.get<{ Params: { remote: string; build: string; '*': string } }>(
    getReleaseFile.path,
    { config: { rateLimit: rateLimit(settings, 'GET', perMinute) } },
    async (request, reply) => {
      const { remote, build, '*': file } = request.params
      const release = (await manifests.load(connection.db, [{ remote, build }]))(remote, build)
      const isThere = release && (file === manifestFile || Object.hasOwn(release.files, file))
      if (!isThere) throw new RegistryError(404, 'No release has this file.')
      const encoding = acceptedEncoding(request.headers['accept-encoding'], ({ ending }) =>
        Object.hasOwn(release.files, file + ending),
      )
      const stored = encoding ? `${file}${encoding.ending}` : file
      const content = await store.read(remote, build, stored)
      if (!content) {
        request.log.error({ remote, build, file: stored }, 'the store has lost a file of a release')
        throw new RegistryError(
          404,
          `The store has lost ${stored} of ${remote} ${build}: restore its folder or bucket, or publish the same build again.`,
        )
      }
      const facts = release.files[stored]
      if (encoding) reply.header('content-encoding', encoding.name)
      if (facts) reply.header('content-length', facts.size).header('etag', `"${facts.integrity}"`)
      return reply
        .header('vary', 'Accept-Encoding')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('access-control-allow-origin', '*')
        .type(contentType(file))
        .send(content)
    },
  )
}
