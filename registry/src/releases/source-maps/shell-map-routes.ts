import { createHash } from 'node:crypto'
import { getShellMaps, putShellMaps } from '@jobspan/shared-kit/contracts/registry/releases'
import { shellRemoteName } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { and, gt, lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { shells } from '../../platform/database/schema/releases.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { RegistryError } from '../../platform/http/registry-error.ts'
import { requirePermission } from '../../platform/http/require-permission.ts'
import type { ReleaseServices } from '../release-services.ts'
import { readSourceMap, type SourceMap } from './source-map.ts'

/** Scripts and maps of a shell are some six megabytes. */
const bodyLimit = 32 * 1024 * 1024

const toIntegrity = (script: string) => `sha384-${createHash('sha384').update(script).digest('base64')}`

/** A shell is no release: it sends its source maps itself, with the scripts that they must fit, which are not kept. */
export const registerShellMapRoutes = (app: FastifyInstance): void => {
  const { maps } = app.registry

  registerEndpoint(app, getShellMaps, 'member', async ({ params: { build }, caller }) => {
    requirePermission(caller, 'announce')
    return { known: await maps.has(shellRemoteName, build) }
  })

  registerEndpoint(
    app,
    putShellMaps,
    'member',
    async ({ params: { build }, body: { files }, caller }) => {
      requirePermission(caller, 'announce')
      const read = new Map<string, SourceMap>()
      for (const { file, script, map } of files) {
        try {
          read.set(file, readSourceMap(map, { file, integrity: toIntegrity(script), script }))
        } catch (error) {
          throw new RegistryError(422, `The source map of ${file.slice(0, 120)} ${(error as Error).message}.`)
        }
      }
      await maps.put(shellRemoteName, build, read)
      return { known: true }
    },
    { bodyLimit, perMinute: 30 },
  )
}

/** Maps of shells that nobody has run for a month; asked for on every day of the week after that, so that a missed one is made up for. */
export const removeMapsOfOldShells = async ({
  connection: { db },
  maps,
}: Pick<ReleaseServices, 'connection' | 'maps'>): Promise<void> => {
  const old = await db
    .select({ build: shells.build })
    .from(shells)
    .where(and(lt(shells.seenAt, sql`now() - interval '30 days'`), gt(shells.seenAt, sql`now() - interval '37 days'`)))
  for (const { build } of old) await maps.remove(shellRemoteName, build)
}
