/** Of one stretch of time: how often a remote was to be mounted, and how many of those went wrong. */
export type Tally = { attempts: number; bad: number }

/** Five seconds of a canary beside the release that is current in the same country. */
export type Slice = { canary: Tally; current: Tally }

export const sliceSeconds = 5

/** The decision looks back no further, however old the canary is. */
export const windowSeconds = 10 * 60

/** Up to here a release counts as healthy, whatever the current one does. */
const healthyRate = 0.005
/** What is looked for: this rate, or three times what the current release has. */
const failingRate = 0.05
/** Nothing is halted on less than this. */
const fewestAttempts = 20
const fewestBad = 4
/** Nor for a rate below this in the time that speaks against the canary, however sure it is. */
const leastRate = 0.02
/** Evidence asked for at first, in nats. */
const firstThreshold = 5
/** For the second question so much less, as it comes on top of the first. */
const fewerNats = 1.2
/** Mounts of the current release for one of the canary that make the two comparable. */
const leastShare = 0.25
/** Canary mounts after which, and after each as many more, the evidence asked for has grown. */
const growthMounts = 500

export type Verdict = {
  isFailing: boolean
  /** The time that speaks against the canary, and the current release in that time. */
  canary: Tally
  current: Tally
}

/**
 * Whether a canary fails more than the current release does. Two questions must both be answered with yes.
 *
 * 1. Does it fail? A likelihood ratio (Wald 1945), restarted whenever it falls to nought (CUSUM, Page 1954): a mount that
 *    went wrong speaks for “this fails at 5 %, or at three times the current release's rate”, one that went well for “this
 *    is as the current one”. The chance that a ratio ever passes eʰ from a given start, however often one looks, is at most
 *    e⁻ʰ (Ville's inequality); so it may be asked every five seconds. And a canary that turns bad after a healthy hour is
 *    seen as soon as one that was bad at once.
 * 2. Does the current release fare better in the very same minutes? A likelihood ratio of two rates against one. What hits
 *    both, such as an outage of the API, speaks against neither. Not asked where the current release is hardly mounted.
 *
 * The evidence asked for grows with every mount the canary has had, so that its age makes no false alarm likelier, and with
 * the rate of the current release, where three times as much is soon seen by chance.
 *
 * Simulated by canary-decision.test.ts and longer runs of the same, with a canary of 10 %: of canaries as good as a current
 * release with 0.1 % failures none of 300 was halted within an hour; with 0.5 to 10 %, 0 to 1 % were; in an outage that
 * fails half of all mounts of both for two minutes, under 1 %. A canary that fails at 5 % beside 0 to 0.5 % is halted within
 * 60 seconds in 98 of 100 cases at five canary mounts a second (half of them within 20 seconds), 95 at four, 88 at three;
 * at 20 % always, within 20 seconds. A canary of 50 % has less to be compared with and takes about half as long again.
 *
 * @param slices oldest first, from the canary's beginning, at most the last ten minutes
 * @param ageSeconds since the canary began
 */
export const judgeCanary = (slices: readonly Slice[], ageSeconds: number): Verdict => {
  const mounts = slices.reduce((total, slice) => total + slice.canary.attempts, 0)
  const mountsEver = mounts * Math.max(1, ageSeconds / windowSeconds)
  const usualRate = rateOf(slices.map((slice) => slice.current))
  const threshold = firstThreshold + 2 * Math.log1p(mountsEver / growthMounts) + 2 * Math.log(usualRate / healthyRate)
  const weights = weightsBeside(usualRate)
  let evidence = 0
  let canary = nothing
  let current = nothing
  for (const slice of slices) {
    // An error may come in a later slice than its mount.
    const good = Math.max(0, slice.canary.attempts - slice.canary.bad)
    evidence += slice.canary.bad * weights.bad + good * weights.good
    const isSuspect = evidence > 0
    if (!isSuspect) evidence = 0
    canary = isSuspect ? add(canary, slice.canary) : nothing
    current = isSuspect ? add(current, slice.current) : nothing
  }
  const isFailing =
    evidence >= threshold &&
    canary.attempts >= fewestAttempts &&
    canary.bad >= fewestBad &&
    canary.bad >= leastRate * canary.attempts &&
    (current.attempts < leastShare * canary.attempts || differenceOf(canary, current) >= threshold - fewerNats)
  return { isFailing, canary, current }
}

const nothing: Tally = { attempts: 0, bad: 0 }

const add = (one: Tally, other: Tally): Tally => ({
  attempts: one.attempts + other.attempts,
  bad: one.bad + other.bad,
})

/** The current release's rate: a healthy one at first, which a hundred mounts outweigh by half. */
const rateOf = (tallies: readonly Tally[]): number => {
  const { attempts, bad } = tallies.reduce(add, nothing)
  return Math.min(0.9, Math.max(healthyRate, (bad + healthyRate * 100) / (attempts + 100)))
}

/** What a mount that went wrong, and one that went well, say for a failing release rather than for one that fails at `rate`. */
const weightsBeside = (rate: number): { bad: number; good: number } => {
  const failing = Math.max(failingRate, Math.min(3 * rate, (1 + rate) / 2))
  return { bad: Math.log(failing / rate), good: Math.log((1 - failing) / (1 - rate)) }
}

/** Log of how much likelier two tallies are with a rate for each than with one for both; 0 where the canary has the lower. */
const differenceOf = (canary: Tally, current: Tally): number => {
  if (canary.bad * current.attempts <= current.bad * canary.attempts) return 0
  return best(canary) + best(current) - best(add(canary, current))
}

/** Log-likelihood of a tally under its own rate. */
const best = ({ attempts, bad }: Tally): number => {
  const wrong = Math.min(bad, attempts)
  return share(wrong, attempts) + share(attempts - wrong, attempts)
}
const share = (part: number, whole: number): number => (part === 0 ? 0 : part * Math.log(part / whole))
