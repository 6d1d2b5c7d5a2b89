import { sliceSeconds, windowSeconds } from './canary-decision.ts'

/** Longer than a decision looks back, so that within what it sees no network speaks twice. */
const reportWindowMs = (windowSeconds + 2 * sliceSeconds) * 1000
/** Other networks that must have met a remote before one of them is held to a single word. */
const minOtherNetworks = 10
/** Networks remembered of each remote, for knowing that there are others; and of each release, for knowing who spoke. */
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
 * Who may speak against a release. Beacons bear no proof, and a device is invented in a moment, but a network is not: where a remote
 * is met from several, each is heard once within the time that a decision looks back, whatever devices and countries it names. Three
 * errors being the fewest that halt anything, no address halts a canary alone, nor do an IPv4 and an IPv6 address together. Where all
 * come from few addresses, as through a proxy that is not trusted (`TRUST_PROXY`) or on one machine, all are heard: else
 * nothing could be halted there.
 */
export const createNetworkQuota = () => {
  const seen = new Map<string, Map<string, number>>()
  const reports = new Map<string, Map<string, number>>()
  return {
    /** A visitor of that network met the remote. */
    recordVisit: (remote: string, network: string, now: number): void =>
      recordTime(of(seen, remote), network, now, maxNetworksSeen),
    /** Whether what that network says against a release counts; from then on it has spoken. */
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
