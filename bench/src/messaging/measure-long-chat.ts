import { exportChat, listMessages, searchMessages } from '@jobspan/shared-kit/contracts/chats/chats'
import { runLoad } from '../api/poisson-load.ts'
import type { Measurement } from '../measurement.ts'
import { headers } from '../session/sign-in.ts'
import { quantile } from '../statistics.ts'
import { targets, untargeted } from '../targets.ts'

const perSecond = 10

/** What a member waits for in a conversation of ten thousand messages, each asked for on its own. */
export const measureLongChat = async (
  origin: string,
  chatId: number,
  { cookie, seconds }: { cookie: string; seconds: number },
): Promise<Measurement[]> => {
  const pathOf = (path: string, query = '') => `${path.replace(':id', String(chatId))}${query}`
  const load = (paths: readonly string[], rate = perSecond) =>
    runLoad({
      origin,
      requests: paths.map((path) => ({ path, headers: { ...headers, cookie } })),
      perSecond: rate,
      seconds,
      seed: 37,
    })
  const lineOf = async (label: string, paths: readonly string[], rate?: number): Promise<Measurement> => {
    const { latencies } = await load(paths, rate)
    return {
      ...untargeted('ms', `${label}, p95`),
      goal: rate === undefined ? targets.memberList.goal : null,
      value: quantile(latencies, 0.95),
      note: `p50 ${quantile(latencies, 0.5).toFixed(1)} ms, ${latencies.length} of them`,
    }
  }
  const newest = await fetch(`${origin}${pathOf(listMessages.path)}`, { headers: { ...headers, cookie } })
  const { data } = (await newest.json()) as { data: { items: { id: number }[] } }
  const middle = (data.items[0]?.id ?? 0) - 5000
  return [
    await lineOf('a conversation of 10,000 messages', [
      pathOf(listMessages.path),
      pathOf(listMessages.path, `?before=${middle}`),
    ]),
    await lineOf('words that are often, or nowhere, in 10,000 messages', [
      pathOf(searchMessages.path, '?query=Night%20shift'),
      pathOf(searchMessages.path, `?query=${encodeURIComponent('昼勤')}`),
      pathOf(searchMessages.path, '?query=never%20said'),
    ]),
    await lineOf('10,000 messages as a file', [pathOf(exportChat.path, '?format=json')], 1),
  ]
}
