import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { bucketEnvironment, tracingEnvironment } from '@jobspan/kit-server'
import { apiEnvironment, readSettings as readApiSettings } from '../../api/src/platform/settings/settings.ts'
import {
  readSettings as readRegistrySettings,
  registryEnvironment,
} from '../../registry/src/platform/settings/settings.ts'
import { readEnv, shellEnvironment } from '../../shell/server/env.ts'

export const root = join(import.meta.dirname, '../..')
export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

export type Environment = Record<string, string>
// biome-ignore lint/suspicious/noExplicitAny: documents of any shape
export type Document = any

const bucketNames = (prefix: string) => Object.keys(bucketEnvironment.shape).map((name) => `${prefix}_${name}`)
const tracingNames = Object.keys(tracingEnvironment.shape)
/** Read by the client of PostgreSQL itself, where the address of a database has no password. */
const passwordName = 'PGPASSWORD'
/** Read by Node itself: a file with authorities that it trusts besides. */
const authoritiesName = 'NODE_EXTRA_CA_CERTS'
/** What a deployment runs: its variables, what reads them, its port, and the path by which its readiness is asked. */
export const programs = {
  shell: {
    names: [...Object.keys(shellEnvironment.shape), ...tracingNames],
    read: readEnv,
    port: 3000,
    probe: '/livez',
  },
  api: {
    names: [
      ...Object.keys(apiEnvironment.shape),
      ...bucketNames('FILES_S3'),
      ...tracingNames,
      passwordName,
      authoritiesName,
    ],
    read: readApiSettings,
    port: 3001,
    probe: '/healthz',
  },
  registry: {
    names: [...Object.keys(registryEnvironment.shape), ...bucketNames('S3'), ...tracingNames, passwordName],
    read: readRegistrySettings,
    port: 3002,
    probe: '/healthz',
  },
}
type Program = keyof typeof programs
export const programNames = Object.keys(programs) as Program[]

const unknownNames = (program: Program, environment: object): string[] =>
  Object.keys(environment).filter((name) => !programs[program].names.includes(name))

/** Throws where a program does not start with these settings, as far as it can tell from them alone, or where one of them is none of its. */
export const requireReadable = (program: Program, environment: Environment): void => {
  programs[program].read(environment)
  const unknown = unknownNames(program, environment)
  if (unknown.length > 0) throw new Error(`the ${program} does not read ${unknown.join(', ')}`)
}

/** A program of this machine, where it is installed. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .map((folder) => join(folder, name))
    .find(existsSync)
