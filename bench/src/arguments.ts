import { parseArgs } from 'node:util'
import { type Suite, suites } from './measurement.ts'

export type Options = {
  only: readonly Suite[]
  /** One run instead of five, shorter loads: to see that it works, not to quote. */
  quick: boolean
  /** Jobs in PostgreSQL. */
  jobs: number
}

export const usage = `npm run bench -- [--only ${suites.join('|')}[,…]] [--quick] [--jobs 1000000]`

/** Reads the command line; throws a text for people where it makes no sense. */
export const readOptions = (argv: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      only: { type: 'string', multiple: true },
      quick: { type: 'boolean', default: false },
      jobs: { type: 'string', default: '1000000' },
    },
  })
  const named = (values.only ?? []).flatMap((list) => list.split(','))
  const unknown = named.find((name) => !suites.includes(name as Suite))
  if (unknown !== undefined) throw new Error(`--only ${unknown}: there is no such part; there are ${suites.join(', ')}`)
  const jobs = Number(values.jobs.replaceAll('_', ''))
  if (!Number.isInteger(jobs) || jobs < 1000)
    throw new Error(`--jobs ${values.jobs}: give a whole number, 1000 or more`)
  return { only: named.length > 0 ? suites.filter((part) => named.includes(part)) : suites, quick: values.quick, jobs }
}
