import { isPreviewBuild } from '@jobspan/shared-kit/contracts/registry/preview-builds'
import { closePreview, openPreview, previewDays } from '@jobspan/shared-kit/contracts/registry/previews'
import type { FastifyInstance } from 'fastify'
import { databaseNow } from '../../platform/database/database-clock.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { RegistryError } from '../../platform/http/registry-error.ts'
import { requirePermission } from '../../platform/http/require-permission.ts'
import { getReleaseRow } from '../../releases/release-repository.ts'
import { removePreviewBuilds } from '../../releases/remove-preview-builds.ts'
import { openLinkSigner } from './link-signer.ts'

const dayMs = 24 * 60 * 60_000

export const registerPreviewRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, openPreview, 'member', async ({ params: { remote }, body, caller, db }) => {
    requirePermission(caller, 'preview', remote)
    const { build } = body
    if (!isPreviewBuild(build))
      throw new RegistryError(422, `${build} is no preview build; \`jobspan preview\` makes one.`, {
        fields: { build: ['no preview build'] },
      })
    const { publishedAt } = await getReleaseRow(db, remote, build)
    const end = publishedAt.getTime() + previewDays * dayMs
    if (end <= (await databaseNow(db)))
      throw new RegistryError(409, `${remote} ${build} is older than ${previewDays} days; build the preview again.`)
    const sign = await openLinkSigner(app.registry, remote, Math.floor(end / 1000))
    const links = []
    for (const country of new Set(body.countries))
      links.push({ country, href: await sign({ country, build, enabled: true }) })
    return { expires_at: new Date(end).toISOString(), links }
  })

  registerEndpoint(app, closePreview, 'member', async ({ params: { remote, request }, caller, log }) => {
    requirePermission(caller, 'preview', remote)
    return { removed: await removePreviewBuilds(app.registry, { remote, request, actor: caller.actor }, log) }
  })
}
