import { sliceSeconds, windowSeconds } from './canary-decision.ts'

/** Longer than a decision looks back, so that no network counts twice in it. */
const reportWindowMs = (windowSeconds + 2 * sliceSeconds) * 1000
/** Other networks that a remote must have visitors from, before each of them counts once. */
const minOtherNetworks = 10
/** Networks remembered of each remote, for knowing that there are others; and of each release, for knowing which reported. */
const maxNetworksSeen = 100
const maxReports = 50_000

/** Puts a key last, and lets the first go where there are too many. */
const recordTime = (times: Map<string, number>, key: string, now: number, maxEntries: number) => {
  times.delete(key)
  times.set(key, now)
  const oldest = times.size > maxEntries ? times.keys().next().value : undefined
  if (oldest !== undefined) times.delete(oldest)
}

const of = (all: Map<string, Map<string, number>>, key: string): Map<string, number> => {
  const times = all.get(key) ?? new Map<string, number>()
  all.set(key, times)
  return times
}

/**
 * Decides which reports of failures count. Anybody can send reports, and invent as many devices as they like, but not networks. So where a remote
 * has visitors from several networks, each network counts once for a release within the time that a decision looks back. As at least three
 * failures halt a canary, one IP address cannot halt it alone, nor can an IPv4 and an IPv6 address together. Where all visitors come from few
 * addresses, as through a proxy that is not trusted (`TRUST_PROXY`) or on one machine, every report counts: else nothing could be halted there.
 */
export const createNetworkQuota = () => {
  const seen = new Map<string, Map<string, number>>()
  const reports = new Map<string, Map<string, number>>()
  return {
    /** Records that the remote has a visitor of that network. */
    recordVisit: (remote: string, network: string, now: number): void =>
      recordTime(of(seen, remote), network, now, maxNetworksSeen),
    /** Whether a failure of the release that this network reports counts. It counts once. */
    tryReport: (remote: string, build: string, network: string, now: number): boolean => {
      const isRecent = (at: number | undefined) => at !== undefined && now - at < reportWindowMs
      const before = of(reports, `${remote} ${build}`)
      const hasSpoken = isRecent(before.get(network))
      if (!hasSpoken) recordTime(before, network, now, maxReports)
      const others = [...of(seen, remote)].filter(([name, at]) => name !== network && isRecent(at)).length
      return !hasSpoken || others < minOtherNetworks
    },
    /** Lets go what no decision sees any more. */
    forget: (now: number): void => {
      for (const all of [seen, reports])
        for (const [key, times] of all) {
          for (const [network, at] of times) if (now - at >= reportWindowMs) times.delete(network)
          if (times.size === 0) all.delete(key)
        }
    },
  }
}
