import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { listChats } from '@jobspan/shared-kit/contracts/chats/chats'
import { sendRecruiterMessage } from '@jobspan/shared-kit/contracts/employer/recruiter-chats'
import { startApi } from '../api/api-server.ts'
import { formatClientDelay, type Outcome, runLoad, runPoissonArrivals, warmUp } from '../api/poisson-load.ts'
import type { Options } from '../arguments.ts'
import { versionsOf } from '../machine.ts'
import type { Measurement } from '../measurement.ts'
import { workFolder } from '../paths-and-ports.ts'
import { ask, type Cluster, findPostgres, startCluster } from '../postgres-cluster.ts'
import { logProgress } from '../progress.ts'
import { fillMembers } from '../session/members.ts'
import { headers } from '../session/sign-in.ts'
import { quantile, seededRandom } from '../statistics.ts'
import { targets, untargeted } from '../targets.ts'
import { connectMembers } from './connect-members.ts'
import { type Deliveries, followDeliveries } from './deliveries.ts'
import { type BenchChat, fillChats, lengthenChat } from './fill-chats.ts'
import { measureLongChat } from './measure-long-chat.ts'
import { readProcessorMs } from './read-processor-ms.ts'

type Api = Awaited<ReturnType<typeof startApi>>

const chatsEach = 20
const messagesPerSecond = 50
const listsPerSecond = 50
/** Milliseconds that the last messages have to arrive in. */
const timeoutMs = 5_000

const lines = {
  delivered: targets.message,
  sent: untargeted('ms', 'message sent → confirmed to the employer, p95'),
  listed: { ...targets.memberList, label: 'list of chats, p95' },
  alone: untargeted('ms', 'message sent → in the member’s browser, no lists beside it, p95'),
  api: untargeted('ms', 'processor time of the API for a message, until its bell rings'),
  database: untargeted('ms', 'processor time of PostgreSQL for a message'),
  transactions: untargeted('', 'transactions for a message'),
  lost: untargeted('', 'messages lost'),
  wrong: untargeted('', 'messages doubled or told to somebody else, answers that are wrong'),
}

const noteOf = (latencies: number[]) =>
  `p50 ${quantile(latencies, 0.5).toFixed(1)} ms, p99 ${quantile(latencies, 0.99).toFixed(1)} ms, ${latencies.length} of them`

/** Messages from the employer's side at random moments, each to any of the chats. */
const sendMessages = async (
  origin: string,
  secret: string,
  chats: readonly BenchChat[],
  deliveries: Deliveries,
  seconds: number,
): Promise<Pick<Outcome, 'latencies' | 'complaints' | 'delays'>> => {
  const random = seededRandom(29)
  const outcome: Pick<Outcome, 'latencies' | 'complaints' | 'delays'> = { latencies: [], complaints: [], delays: [] }
  const authorization = `Basic ${Buffer.from(`employer:${secret}`).toString('base64')}`
  await runPoissonArrivals({ perSecond: messagesPerSecond, seconds }, async (due) => {
    const chat = chats[Math.floor(random() * chats.length)]
    if (!chat) return
    outcome.delays.push(Math.max(performance.now() - due, 0))
    const text = `Are you free this week? ${randomUUID()}`
    deliveries.begin(text, chat.member, due)
    try {
      const response = await fetch(`${origin}${sendRecruiterMessage.path.replace(':id', String(chat.id))}`, {
        method: sendRecruiterMessage.method,
        headers: { ...headers, 'content-type': 'application/json', authorization },
        body: JSON.stringify({ recruiter_id: chat.recruiter, client_id: randomUUID(), text }),
        signal: AbortSignal.timeout(10_000),
      })
      const answer = await response.text()
      if (!response.ok) throw new Error(`${response.status} ${answer.slice(0, 200)}`)
      deliveries.taken(text)
      outcome.latencies.push(performance.now() - due)
    } catch (error) {
      outcome.complaints.push(error instanceof Error ? error.message : String(error))
    }
  })
  return outcome
}

/** What messages cost, with nothing beside them: figures that say the same on a busy machine. */
const measureCost = async (api: Api, cluster: Cluster, send: () => Promise<number>): Promise<Measurement[]> => {
  const read = async () => ({
    api: readProcessorMs(api.pid),
    database: readProcessorMs(cluster.pid),
    transactions: Number(await ask(cluster.url, 'select sum(xact_commit) from pg_stat_database')),
  })
  const before = await read()
  const count = await send()
  // Statistics of a connection are written down up to a second later.
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const after = await read()
  const perMessage = (name: keyof typeof before): Measurement => {
    const [from, to] = [before[name], after[name]]
    return { ...lines[name], value: from === null || to === null ? null : (to - from) / count }
  }
  return [perMessage('api'), perMessage('database'), { ...perMessage('transactions'), note: `${count} messages` }]
}

const settle = async (deliveries: Deliveries): Promise<void> => {
  const end = performance.now() + timeoutMs
  while (deliveries.lost() > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50))
}

const wrongIn = ({ statuses }: Outcome) =>
  [...statuses].reduce((sum, [status, count]) => sum + (status === 200 ? 0 : count), 0)

const notMeasured = (title: string) => ({
  title,
  how: 'Skipped: no initdb in /usr/lib/postgresql/*/bin nor on PATH.',
  measurements: Object.values(lines).map((line): Measurement => ({ ...line, value: null, note: 'no PostgreSQL here' })),
  versions: {},
})

/** Live connections, messages to them and lists of chats at once, on PostgreSQL. */
export const measureMessaging = async ({ quick }: Options) => {
  const members = quick ? 50 : 500
  const seconds = quick ? 6 : 60
  const title = `Messaging, ${members} connected connections, on PostgreSQL`
  const bin = await findPostgres()
  if (!bin) return notMeasured(title)
  const cluster = await startCluster(bin, 'messaging', { purpose: 'serve' })
  const secret = randomBytes(18).toString('base64url')
  try {
    await fillMembers(cluster.url, members)
    const chats = await fillChats(cluster.url, members, chatsEach)
    const api = await startApi({
      DATABASE_URL: cluster.url,
      DATA_DIR: join(workFolder, 'api-data'),
      EMPLOYER_ORIGIN: 'https://employer.example',
      HAND_OFF_SECRET: secret,
    })
    try {
      let deliveries = followDeliveries()
      const connected = await connectMembers(api.origin, members, (member, said) =>
        deliveries.recordArrival(member, said, performance.now()),
      )
      logProgress(`${connected.length} connected connections`)
      const lists = connected.map(({ cookie }) => ({ path: listChats.path, headers: { ...headers, cookie } }))
      await warmUp(api.origin, lists, quick ? 3 : 10)
      await sendMessages(api.origin, secret, chats, deliveries, quick ? 3 : 10)
      await settle(deliveries)
      deliveries = followDeliveries()
      const [sent, listed] = await Promise.all([
        sendMessages(api.origin, secret, chats, deliveries, seconds),
        runLoad({ origin: api.origin, requests: lists, perSecond: listsPerSecond, seconds, seed: 31 }),
      ])
      await settle(deliveries)
      const mixed = deliveries
      deliveries = followDeliveries()
      const cost = await measureCost(api, cluster, async () => {
        const { latencies } = await sendMessages(api.origin, secret, chats, deliveries, quick ? 4 : 20)
        await settle(deliveries)
        return latencies.length
      })
      const [longChat] = chats
      const reader = connected.find(({ member }) => member === longChat?.member)
      if (longChat) await lengthenChat(cluster.url, longChat)
      const longChatLines =
        longChat && reader
          ? await measureLongChat(api.origin, longChat.id, { cookie: reader.cookie, seconds: quick ? 4 : 20 })
          : []
      const closed = connected.filter(({ socket }) => socket.readyState !== socket.OPEN).length
      for (const { socket } of connected) socket.close()
      for (const complaint of [...sent.complaints.slice(0, 5), ...listed.complaints]) logProgress(`  ${complaint}`)
      const late = formatClientDelay({ ...listed, delays: [...sent.delays, ...listed.delays] })
      const measurements: Measurement[] = [
        {
          ...lines.delivered,
          value: quantile(mixed.latencies, 0.95),
          note: [noteOf(mixed.latencies), ...late].join('; '),
        },
        { ...lines.sent, value: quantile(sent.latencies, 0.95), note: noteOf(sent.latencies) },
        { ...lines.listed, value: quantile(listed.latencies, 0.95), note: noteOf(listed.latencies) },
        { ...lines.alone, value: quantile(deliveries.latencies, 0.95), note: noteOf(deliveries.latencies) },
        ...cost,
        ...longChatLines,
        { ...lines.lost, value: mixed.lost() + deliveries.lost() },
        {
          ...lines.wrong,
          value: mixed.wrong() + deliveries.wrong() + sent.complaints.length + wrongIn(listed) + closed,
          ...(closed > 0 ? { note: `${closed} connections were closed` } : {}),
        },
      ]
      return {
        title,
        how: `${members} members with ${chatsEach} chats each hold one connected connection. ${messagesPerSecond} messages a second come from the employer’s side at random moments to any of the chats, and ${listsPerSecond} times a second a member asks for their list; time runs from the moment each was due. Then messages are sent alone, and what they cost is divided by their number. One chat is of 10,000 messages; its pages, its search and its file are asked for after that, one kind at a time. Delivered is what the member’s own WebSocket has said. Client, API (one process) and database share the machine. PostgreSQL with ${cluster.settings}.`,
        measurements,
        versions: { postgresql: cluster.version, ...(await versionsOf(['fastify', 'pg', 'ws', 'undici'])) },
      }
    } finally {
      await api.stop()
    }
  } finally {
    await cluster.stop()
  }
}
