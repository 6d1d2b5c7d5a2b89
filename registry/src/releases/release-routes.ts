import type { Readable } from 'node:stream'
import { isDatabaseUnavailable } from '@jobspan/kit-server'
import { isPreviewBuild } from '@jobspan/shared-kit/contracts/registry/preview-builds'
import {
  getRelease,
  listReleases,
  pruneReleases,
  publishRelease,
} from '@jobspan/shared-kit/contracts/registry/releases'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { RegistryError } from '../platform/http/registry-error.ts'
import { requirePermission } from '../platform/http/require-permission.ts'
import { pruneOldReleases } from './prune-old-releases.ts'
import { publishRelease as publish } from './publish-release.ts'
import { getReleaseRow, listReleaseResponses } from './release-repository.ts'

export const registerReleaseRoutes = (app: FastifyInstance): void => {
  // The archive is read as it comes, never held whole.
  app.addContentTypeParser('application/gzip', (_, payload, done) => done(null, payload))

  registerEndpoint(
    app,
    publishRelease,
    'member',
    async ({ params: { remote, build }, query, caller, db, request, reply }) => {
      const isPreview = isPreviewBuild(build)
      requirePermission(caller, isPreview ? 'preview' : 'publish', remote)
      if (request.headers['content-type'] !== 'application/gzip') {
        throw new RegistryError(415, 'Send the release as a gzipped tar, Content-Type: application/gzip.')
      }
      const body = request.body as Readable
      const { note, display_name: displayName } = query
      // What a request proposes renames nothing.
      const words = { ...(note ? { note } : {}), ...(displayName && !isPreview ? { displayName } : {}) }
      const { isNew } = await publish(app.registry, { remote, build, actor: caller.actor, body, ...words })
      reply.code(isNew ? 201 : 200)
      const [published] = await listReleaseResponses(db, remote, build).catch((error: unknown) => {
        if (!isDatabaseUnavailable(error)) throw error
        throw new RegistryError(503, `${remote} ${build} is published, but the registry’s database no longer answers.`)
      })
      if (!published) throw new Error('a release that was just published is not there')
      return published
    },
    { hasRawBody: true, perMinute: 60 },
  )

  registerEndpoint(app, listReleases, 'member', async ({ params: { remote }, caller, db }) => {
    requirePermission(caller, 'read')
    const published = await listReleaseResponses(db, remote)
    if (published.length === 0) throw new RegistryError(404, `There is no remote ${remote}; publish its first release.`)
    return published
  })

  registerEndpoint(app, pruneReleases, 'member', async ({ params: { remote }, body, caller, log }) => {
    requirePermission(caller, 'prune', remote)
    return pruneOldReleases(app.registry, { ...body, remote, actor: caller.actor }, log)
  })

  registerEndpoint(app, getRelease, 'member', async ({ params: { remote, build }, caller, db }) => {
    requirePermission(caller, 'read')
    return (await getReleaseRow(db, remote, build)).manifest
  })
}
