import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@jobspan/kit-server'
import { openTestDatabase } from '@jobspan/kit-server/testing'
import type { Role } from '@jobspan/shared-kit/contracts/registry/people'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../create-app.ts'
import { openRegistryServices } from '../open-registry-services.ts'
import { openDatabase } from '../platform/database/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { readSettings } from '../platform/settings/settings.ts'
import type { RegistryServices } from '../registry-services.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What the tests read of an answer. */
export type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any
  headers: Record<string, unknown>
}

/** Somebody who calls the registry with a role. */
export type TestCaller = {
  send: (method: Method, url: string, payload?: unknown, headers?: Record<string, string>) => Promise<Answer>
  get: (url: string) => Promise<Answer>
  post: (url: string, body?: unknown) => Promise<Answer>
  put: (url: string, body?: unknown) => Promise<Answer>
  delete: (url: string) => Promise<Answer>
}

export type TestRegistry = {
  app: FastifyInstance
  db: Database
  services: RegistryServices
  directory: string
  /** A caller of that role; `remotes` are those that a squad is named for. */
  as: (role: Role, remotes?: string[]) => TestCaller
  nobody: TestCaller
  close: () => Promise<void>
}

/** The registry's migrations. */
export const migrations = new URL('../../drizzle', import.meta.url)

/** The real registry over a real, empty, migrated database; it listens nowhere. Limits are off unless the test sets them. */
export const createTestRegistry = async (environment: Record<string, string> = {}): Promise<TestRegistry> => {
  const directory = await mkdtemp(join(tmpdir(), 'registry-'))
  const connection = await openTestDatabase(migrations, openDatabase)
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '100000',
    MAX_DELAY_MS: '0',
    DATA_DIR: directory,
    ...environment,
  })
  const services = await openRegistryServices(settings, connection, {
    readCaller: async (_, request) => fakeCaller(request.headers),
  })
  const app = await createApp(services)
  return {
    app,
    db: connection.db,
    services,
    directory,
    as: (role, remotes = []) => caller(app, { authorization: `Bearer ${JSON.stringify({ role, remotes })}` }),
    nobody: caller(app, {}),
    close: async () => {
      await app.close()
      await services.documents.close()
      await connection.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Takes a test's word for who it is; the way of real tokens has tests of its own. */
const fakeCaller = ({ authorization }: { authorization?: string | undefined }): Caller | null => {
  if (!authorization) return null
  const { role, remotes } = JSON.parse(authorization.replace('Bearer ', '')) as { role: Role; remotes: string[] }
  return { kind: 'token', actor: `${role}@jobspan.example`, role, remotes, personId: null, tokenId: null, person: null }
}

const caller = (app: FastifyInstance, identity: Record<string, string>): TestCaller => {
  const send: TestCaller['send'] = async (method, url, payload, headers = {}) => {
    const isJson = payload !== undefined && !Buffer.isBuffer(payload)
    const response = await app.inject({
      method,
      url,
      headers: {
        'x-requested-with': 'jobspan',
        ...identity,
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload: isJson ? JSON.stringify(payload) : (payload as Buffer) }),
    })
    const hasJson = String(response.headers['content-type']).startsWith('application/json')
    return { status: response.statusCode, body: hasJson ? response.json() : response.body, headers: response.headers }
  }
  return {
    send,
    get: (url) => send('GET', url),
    post: (url, body = {}) => send('POST', url, body),
    put: (url, body = {}) => send('PUT', url, body),
    delete: (url) => send('DELETE', url),
  }
}
