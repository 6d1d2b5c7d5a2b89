import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

export type RelevanceOptions = {
  /** A site that runs already, instead of one with the demo jobs that is started. */
  origin: string | null
  /** A folder of real postings; their titles are the queries. */
  postings: string | null
  /** A file of examples, as `bench/README.md` describes it. */
  examples: string | null
  /** How many of the worst queries are printed. */
  worst: number
  seed: number
}

/** What `parseArgs` is told. */
export const relevanceArguments = {
  url: { type: 'string' },
  port: { type: 'string' },
  examples: { type: 'string' },
  worst: { type: 'string', default: '0' },
  seed: { type: 'string', default: '1' },
} as const

type Values = { url?: string; port?: string; examples?: string; worst: string; seed: string }

const wholeNumber = (name: string, text: string): number => {
  const number = Number(text)
  if (text === '' || !Number.isInteger(number) || number < 0)
    throw new Error(`--${name} ${text}: give a whole number, 0 or more`)
  return number
}

const originOf = ({ url, port }: Values): string | null => {
  if (url !== undefined && port !== undefined) throw new Error('give either --url or --port, not both')
  if (port !== undefined) return `http://127.0.0.1:${wholeNumber('port', port)}`
  if (url === undefined) return null
  if (!URL.canParse(url)) throw new Error(`--url ${url}: give the address of a site, such as http://localhost:3000`)
  return new URL(url).origin
}

export const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

/** Reads what only the relevance of searches is told; throws a text for people where it makes no sense. */
export const readRelevanceOptions = (values: Values, postings: string | null): RelevanceOptions => {
  const origin = originOf(values)
  if (origin !== null && postings !== null)
    throw new Error(
      'postings are imported into a site of their own: give either a folder to --jobs, or --url or --port',
    )
  if (values.examples !== undefined && !existsSync(values.examples))
    throw new Error(`--examples ${values.examples}: there is no such file`)
  return {
    origin,
    postings: postings === null ? null : resolve(postings),
    examples: values.examples === undefined ? null : resolve(values.examples),
    worst: wholeNumber('worst', values.worst),
    seed: wholeNumber('seed', values.seed),
  }
}
