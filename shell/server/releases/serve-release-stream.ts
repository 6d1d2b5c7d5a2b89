import type { ServerResponse } from 'node:http'
import { countryKey, languageKey } from '@jobspan/shared-kit/contracts/platform/locale-keys'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { BootRemote } from '../../src/boot-data.ts'
import { buildRemoteList, getBannersId, type NavigationLocale } from '../page/build-boot-data.ts'
import { deviceOf } from '../page/open-session.ts'
import type { ShellContext } from '../shell-context.ts'
import { identifyVisitor, selectReleasesFor } from './resolve-visit.ts'
import type { Visitor } from './select-releases.ts'

/** An open tab that listens. `remoteListId` names the list of remotes that it was sent last. */
type StreamClient = {
  response: ServerResponse
  country: CountryKey
  visitor: Visitor
  remoteListId: string
  address: string
}

/** A tab of the former release knows the fallback of a canary as `standIn`. */
const withFormerName = (remote: BootRemote) =>
  remote.fallbackRelease ? { ...remote, standIn: remote.fallbackRelease } : remote

const query = z.object({ country: countryKey })
const remotesQuery = z.object({
  country: countryKey,
  /** Of the labels of navigation links; a tab of the former shell does not tell it. */
  language: z.optional(languageKey),
  /** `name@build` of releases that the browser could not use, by comma. */
  failed: z.optional(
    z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}@[\w.-]{1,64}(,[a-z][a-z0-9-]{1,39}@[\w.-]{1,64}){0,7}$/)),
  ),
})

const heartbeatIntervalMs = 15_000
const maxStreamsPerAddress = 60
/** Milliseconds until a tab whose stream broke comes back: of all that broke at once, as when this server starts anew, not all at once. */
const reconnectDelayMs = { least: 1000, spread: 4000 }
/** Changes come in bursts, such as one for each file that arrived; tabs are sent the last. */
const debounceMs = 150

/**
 * Tells open tabs when what runs for their visitor changes. `/live` is a stream of server-sent events with the name of the
 * visitor's list, `/live/remotes` the list itself. Streams are bounded; who is refused one asks for the list now and then.
 */
export const serveReleaseStream = (app: FastifyInstance, site: ShellContext): void => {
  const clients = new Set<StreamClient>()
  const listOf = (country: CountryKey, visitor: Visitor, locale?: NavigationLocale) =>
    buildRemoteList(selectReleasesFor(site, country, visitor), site, locale)
  const identify = (request: FastifyRequest, country: CountryKey) =>
    identifyVisitor(site, request, country, deviceOf(request))

  const sendRemoteList = (client: StreamClient) => {
    const { remoteListId } = listOf(client.country, client.visitor)
    if (remoteListId === client.remoteListId) return
    client.remoteListId = remoteListId
    client.response.write(`event: remote-list\ndata: ${remoteListId}\n\n`)
  }
  let pending: NodeJS.Timeout | undefined
  const scheduleRemoteLists = () => {
    pending ??= setTimeout(() => {
      pending = undefined
      for (const client of clients) sendRemoteList(client)
    }, debounceMs)
  }
  site.documents.subscribe(scheduleRemoteLists)
  site.releases.subscribe(scheduleRemoteLists)
  const heartbeatTimer = setInterval(() => {
    for (const { response } of clients) response.write('event: heartbeat\ndata: 1\n\n')
  }, heartbeatIntervalMs)
  app.addHook('preClose', async () => {
    clearInterval(heartbeatTimer)
    clearTimeout(pending)
    for (const { response } of clients) response.end()
  })

  app.get('/live/remotes', async (request, reply) => {
    const parsed = z.safeParse(remotesQuery, request.query)
    if (!parsed.success) return reply.code(400).send()
    const { country, language, failed } = parsed.data
    const { visitor, badges } = await identify(request, country)
    const unusable = (failed?.split(',') ?? []).map((each) => {
      const [name = '', build = ''] = each.split('@')
      return { name, build }
    })
    for (const release of unusable) void site.releases.reverify(release)
    // Their fallback releases are this browser's alone: the list goes by the name that the stream tells everybody.
    const { remoteListId } = listOf(country, visitor)
    const locale = language && { country, language, builtIn: await site.frame.loadBuiltInNavigation(language) }
    const { remotes } = listOf(country, { ...visitor, failed: unusable }, locale)
    return reply
      .header('cache-control', 'private, no-store')
      .send({ remotes: remotes.map(withFormerName), remoteListId, bannersId: getBannersId(badges) })
  })

  app.get('/live', async (request, reply) => {
    const parsed = z.safeParse(query, request.query)
    if (!parsed.success) return reply.code(400).send()
    const fromHere = [...clients].filter(({ address }) => address === request.ip).length
    if (clients.size >= site.env.LIVE_LIMIT || fromHere >= maxStreamsPerAddress)
      return reply.code(503).header('retry-after', '60').header('cache-control', 'no-store').send()
    const { country } = parsed.data
    const { visitor } = await identify(request, country)
    reply.hijack()
    const response = reply.raw
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      // Neither a cache nor a proxy may hold back or pack what trickles.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    response.write(`retry: ${Math.round(reconnectDelayMs.least + Math.random() * reconnectDelayMs.spread)}\n\n`)
    const client: StreamClient = { response, country, visitor, remoteListId: '', address: request.ip }
    clients.add(client)
    response.on('close', () => clients.delete(client))
    sendRemoteList(client)
    return reply
  })
}
