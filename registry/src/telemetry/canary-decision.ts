import { logBeta } from './log-beta.ts'

/** Of one stretch of time: how often a remote was to be mounted, and how many of those went wrong. */
export type Tally = { attempts: number; failures: number }

/** Five seconds of a canary beside the release that is current in the same country. */
export type Slice = { canary: Tally; current: Tally }

export const sliceSeconds = 5

/** The decision looks back no further, however old the canary is. */
export const windowSeconds = 10 * 60

/** Up to here a release counts as healthy, whatever the current one does. */
const healthyRate = 0.001
/** Of as many mounts is the current release's rate known before any of it was seen. */
const priorMounts = 100
/** What a canary is held against that no release stands beside: one that is healthy, as well known as a current one is after a minute or two. */
export const healthyRelease: Tally = { attempts: 2000, failures: 2000 * healthyRate }
/** What is looked for: this rate, or three times what the current release has. */
const failingRate = 0.05
/** Nothing is halted on less than this, but for a canary whose mounts all fail. */
const minAttempts = 20
const minFailures = 3
/** Where not a single mount of the last ten minutes went well, as many are enough. */
const minAttemptsAllFailing = 5
/** Nor for a rate below this in the time that speaks against the canary, however sure it is. */
const minFailureRate = 0.02
/** Evidence asked for at first, in nats. */
const baseThreshold = 4.9
/** How much of the logarithm of the current release's rate is added to it, and of the mounts that the canary has had. */
const rateWeight = 0.8
const mountsWeight = 2.5
/** Canary mounts after which the evidence asked for has grown. */
const growthMounts = 500
/** Below as many mounts a second nothing can be halted within a minute anyway; the evidence asked for grows with what is missing. */
const lowTrafficMountsPerSecond = 2
/** Evidence asked for in the second question, and how it grows with what goes wrong for both. */
const differenceThreshold = 3
const outageWeight = 0.9
/** Mounts of the current release for one of the canary that make the two comparable. */
const minCurrentShare = 0.25

/** What a decision rests on. */
export type Evidence = {
  /** Oldest first, from the canary's beginning, at most the last ten minutes. */
  slices: readonly Slice[]
  /** Since the canary began. */
  ageSeconds: number
  /** The current release in what the last ten minutes hold of the time before the canary. */
  priorCurrent?: Tally
  /**
   * How many times the same canary is judged, of which any may halt it.
   *
   * @default 1
   */
  comparisons?: number
}

export type Verdict = {
  isFailing: boolean
  /** The time that speaks most against the canary, and the current release in that time. */
  canary: Tally
  current: Tally
}

/**
 * Whether a canary fails more than the current release does. Two questions must both be answered with yes.
 *
 * 1. Has it failed since some moment? For each five seconds in which something went wrong, everything from there on is asked:
 *    how much likelier is it of a release that fails at 5 % (or at three times the current one's rate, or utterly) than of one like
 *    the current release, whose own rate is not known but seen: in the ten minutes before the canary and beside it? (A Bayes
 *    factor against the beta-binomial prediction; the largest over all beginnings is Page's CUSUM, 1954.) The chance that
 *    such a ratio ever passes eʰ from a given beginning is at most e⁻ʰ, however often one looks (Ville 1939), so it may be
 *    asked every two seconds. A canary that turns bad after a healthy hour is seen as one that was bad at once.
 * 2. Does the current release fare better in the very same minutes? A likelihood ratio of two rates against one. What hits
 *    both, such as an outage of the API, speaks against neither; the more goes wrong for both, the more is asked. Not asked
 *    where the current release is hardly mounted.
 *
 * The evidence asked for grows with every mount the canary has had, as every one may be a beginning, so that its age makes no
 * false alarm likelier; and with the current release's rate, as there are more beginnings where more goes wrong. Where mounts
 * are few it is greater from the start: what takes minutes anyway may take a little longer and be surer.
 *
 * A canary of which not one mount went well in all that is looked at needs five mounts instead of twenty, and the same evidence:
 * a healthy one has five failures and nothing else with the fifth power of the usual rate. In so few mounts, a single failure of
 * the current release is reason enough to ask the second question, however seldom that one is mounted.
 *
 * Why this test and no other: ADR 30. What it comes to is simulated by canary-simulation.test.ts.
 */
export const judgeCanary = ({ slices, ageSeconds, priorCurrent = zeroTally, comparisons = 1 }: Evidence): Verdict => {
  const everything = slices.reduce((total, slice) => add(total, slice.canary), zeroTally)
  const mounts = everything.attempts
  const allFail = everything.failures >= mounts
  const mountsEver = mounts * Math.max(1, ageSeconds / windowSeconds)
  const mountsPerSecond = mounts / (slices.length * sliceSeconds)
  const seen = slices.reduce((total, slice) => add(total, slice.current), priorCurrent)
  const usual = baselineOf(seen)
  const threshold =
    baseThreshold +
    Math.log(comparisons) +
    mountsWeight * Math.log1p(mountsEver / growthMounts) +
    Math.max(0, Math.log(lowTrafficMountsPerSecond / mountsPerSecond)) +
    rateWeight * Math.log(usual.rate / healthyRate)
  let worst = { evidence: 0, canary: zeroTally, current: zeroTally }
  let canary = zeroTally
  let current = zeroTally
  for (const slice of slices.toReversed()) {
    canary = add(canary, slice.canary)
    current = add(current, slice.current)
    // Whatever begins with something that went well is weaker than what begins after it.
    if (slice.canary.failures === 0 || !hasEnoughData(canary, allFail)) continue
    const evidence = evidenceAgainst(canary, usual)
    if (evidence > worst.evidence) worst = { evidence, canary, current }
  }
  const isComparable =
    worst.current.attempts >= minCurrentShare * worst.canary.attempts ||
    (worst.canary.attempts < minAttempts && worst.current.failures > 0)
  const isFailing = worst.evidence >= threshold && (!isComparable || isWorse(worst.canary, worst.current))
  return { isFailing, canary: worst.canary, current: worst.current }
}

/** Whether a canary's tally is large enough, and bad enough, to be held against it at all. */
const hasEnoughData = ({ attempts, failures }: Tally, allFail: boolean): boolean =>
  attempts >= (allFail ? minAttemptsAllFailing : minAttempts) &&
  failures >= minFailures &&
  failures >= minFailureRate * attempts

const zeroTally: Tally = { attempts: 0, failures: 0 }

const add = (one: Tally, other: Tally): Tally => ({
  attempts: one.attempts + other.attempts,
  failures: one.failures + other.failures,
})

/** A current release's rate as a beta distribution, and what it is at most, at one standard deviation. */
type Baseline = { failures: number; good: number; rate: number; failing: number }

const baselineOf = ({ attempts, failures }: Tally): Baseline => {
  const wrong = Math.min(failures, attempts) + healthyRate * priorMounts
  const good = attempts - Math.min(failures, attempts) + (1 - healthyRate) * priorMounts
  const mean = wrong / (wrong + good)
  const deviation = Math.sqrt((mean * (1 - mean)) / (wrong + good + 1))
  const rate = Math.min(0.9, Math.max(healthyRate, mean + deviation))
  return { failures: wrong, good, rate, failing: Math.max(failingRate, Math.min(3 * rate, (1 + rate) / 2)) }
}

/** Nats for “fails” against the likelier of “as the current release, so far as that was seen” and “as it is at most”. */
const evidenceAgainst = ({ attempts, failures }: Tally, usual: Baseline): number => {
  // An error may come in a later slice than its mount.
  const wrong = Math.min(failures, attempts)
  const good = attempts - wrong
  const under = (rate: number) => wrong * Math.log(rate) + good * Math.log(1 - rate)
  const predicted = logBeta(usual.failures + wrong, usual.good + good) - logBeta(usual.failures, usual.good)
  // Of one that fails altogether 5 % says too little; any rate is as likely then.
  const failing = Math.max(under(usual.failing), logBeta(wrong + 1, good + 1))
  return failing - Math.max(predicted, under(usual.rate))
}

/** Whether two tallies are much likelier with a rate for each than with one for both, and the canary has the higher. */
const isWorse = (canary: Tally, current: Tally): boolean => {
  if (canary.failures * current.attempts <= current.failures * canary.attempts) return false
  const difference = logLikelihood(canary) + logLikelihood(current) - logLikelihood(add(canary, current))
  return difference >= differenceThreshold + outageWeight * Math.log1p(current.failures)
}

/** Log-likelihood of a tally under its own rate. */
const logLikelihood = ({ attempts, failures }: Tally): number => {
  const wrong = Math.min(failures, attempts)
  return logLikelihoodTerm(wrong, attempts) + logLikelihoodTerm(attempts - wrong, attempts)
}
const logLikelihoodTerm = (part: number, whole: number): number => (part === 0 ? 0 : part * Math.log(part / whole))
