import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second for programs, whatever the kernel does (`man 5 proc`, `sysconf(3)`). */
const ticksPerSecond = 100

type ProcessTimes = { parent: number; own: number; ofEndedChildren: number }

const timesOf = (pid: number | 'self'): ProcessTimes | undefined => {
  try {
    // The name of the program, in brackets, may hold spaces.
    const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    const at = (index: number) => Number(fields.split(' ')[index])
    return {
      parent: at(1),
      own: (at(11) + at(12)) / ticksPerSecond,
      ofEndedChildren: (at(13) + at(14)) / ticksPerSecond,
    }
  } catch {
    return undefined
  }
}

/**
 * Seconds of the processor that this process has used, with all its threads and the children that it has waited for. Where there is
 * no `/proc`, those of its children are not known and not counted.
 */
export const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + (timesOf('self')?.ofEndedChildren ?? 0)
}

/** Seconds of the processor of all that runs, or has run, below a process; `undefined` where there is no `/proc`. */
const processorSecondsBelow = (root: number): number | undefined => {
  if (timesOf('self') === undefined) return undefined
  const processes = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const times = timesOf(Number(name))
        return times ? [[Number(name), times] as const] : []
      }),
  )
  const isBelow = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent ?? 0
    return parent === root || (parent > 1 && isBelow(parent))
  }
  let sum = processes.get(root)?.ofEndedChildren ?? 0
  for (const [pid, { own, ofEndedChildren }] of processes) if (isBelow(pid)) sum += own + ofEndedChildren
  return sum
}

/** Seconds of the processor of this process and all below it; `undefined` where there is no `/proc`. */
export const processorSecondsOfTree = (): number | undefined => {
  const below = processorSecondsBelow(process.pid)
  const { user, system } = process.cpuUsage()
  return below === undefined ? undefined : (user + system) / 1e6 + below
}

/** Some work of the kind that tests do, always the same. */
const work = () => {
  let text = ''
  for (let count = 0; count < 15_000; count++) text = JSON.stringify(JSON.parse(`{"a":[${count},"${text.length}"]}`))
  return text
}

/** What `work` takes on the machine that the budgets were measured on. */
const referenceSeconds = 0.00875

/**
 * How much longer this machine takes for the same work, at this moment, than the one that the budgets were measured on; below 1 where it is
 * quicker. Takes some 10 ms.
 */
export const sampleMachine = (): number => {
  const { user, system } = process.cpuUsage()
  work()
  const used = process.cpuUsage({ user, system })
  return (used.user + used.system) / 1e6 / referenceSeconds
}

/**
 * How much more than its budget something may take: the mean of what was sampled while it ran, as a machine that others share is slow for
 * minutes; 1 where it was as quick as the one that the budgets were measured on, or quicker.
 */
export const machineFactor = (samples: readonly number[]): number =>
  Math.max(1, samples.reduce((sum, sample) => sum + sample, 0) / Math.max(1, samples.length))
