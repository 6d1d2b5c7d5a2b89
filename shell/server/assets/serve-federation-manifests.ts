import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { resolveLocaleKeys } from '../page/resolve-locale-keys.ts'
import { resolveVisit } from '../releases/resolve-visit.ts'
import type { SelectedRelease } from '../releases/select-releases.ts'
import type { ShellContext } from '../shell-context.ts'

const manifestFile = 'web/mf-manifest.json'

/**
 * Serves what runs here in the form that hosts and tools of Module Federation read: `/federation/remotes.json`, addresses of manifests by the
 * remote's name, and `/federation/<remote>/mf-manifest.json` of the release that this visitor meets. Anybody may read both.
 */
export const serveFederationManifests = (app: FastifyInstance, site: ShellContext): void => {
  const { env } = site
  const findActive = async (request: FastifyRequest): Promise<SelectedRelease[]> => {
    const localeKeys = resolveLocaleKeys({
      host: request.headers.host ?? '',
      geoConfiguration: request.cookies.geoConfiguration,
      acceptLanguage: request.headers['accept-language'],
      pathLanguage: undefined,
      defaults: { country: env.DEFAULT_COUNTRY, language: env.DEFAULT_LANGUAGE },
    })
    const { activeReleases } = await resolveVisit(site, request, localeKeys)
    return activeReleases.filter(
      ({ enabled, incompatibility, release }) =>
        enabled && incompatibility === undefined && release.files[manifestFile] !== undefined,
    )
  }
  const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`
  const open = (reply: FastifyReply) =>
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store')

  app.get('/federation/remotes.json', async (request, reply) => {
    const activeReleases = await findActive(request)
    const base = originOf(request)
    return open(reply).send(
      Object.fromEntries(activeReleases.map(({ name }) => [name, `${base}/federation/${name}/mf-manifest.json`])),
    )
  })

  app.get<{ Params: { remote: string } }>('/federation/:remote/mf-manifest.json', async (request, reply) => {
    const found = (await findActive(request)).find(({ name }) => name === request.params.remote)
    const file = found && (await site.releases.getVerifiedPath(found.release, manifestFile))
    if (!file) return open(reply).code(404).type('text/plain').send('not found')
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { metaData: Record<string, unknown> }
    // The files are those of one release: this address is of another one tomorrow.
    const folder = `/remotes/${found.release.name}/${found.release.build}/`
    manifest.metaData.publicPath = (env.RELEASES_BASE_URL ?? originOf(request)) + folder
    return open(reply).send(manifest)
  })
}
