import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase } from '@jobspan/kit-server/testing'
import type { Role } from '@jobspan/shared-kit/contracts/registry/people'
import { createApp } from '../create-app.ts'
import { openRegistryServices } from '../open-registry-services.ts'
import { seedPeople } from '../people/seed-people.ts'
import { insertToken } from '../people/tokens/token-repository.ts'
import { openDatabase } from '../platform/database/database.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { archiveOf, gzip } from './archive.ts'
import { openBrowser } from './browser.ts'
import { migrations } from './test-registry.ts'

export const demoPassword = 'run-the-registry'

/**
 * The real registry over a fresh database, with its demo people and real sessions and tokens. Limits are off unless set.
 *
 * @param prepare statements that the database is given before it is opened
 */
export const openSignedInRegistry = async (
  environment: Record<string, string> = {},
  { prepare }: { prepare?: string } = {},
) => {
  const directory = await mkdtemp(join(tmpdir(), 'registry-'))
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '100000',
    MAX_DELAY_MS: '0',
    DATA_DIR: directory,
    REGISTRY_DEMO: '1',
    ...environment,
  })
  const connection = await openTestDatabase(migrations, openDatabase, prepare)
  const services = await openRegistryServices(settings, connection)
  await seedPeople(connection.db, settings)
  const app = await createApp(services)
  const browser = () => openBrowser(app)
  const administrator = () =>
    insertToken(connection.db, { name: 'publisher', role: 'administrator', remotes: [], createdBy: 'system' })
  return {
    app,
    services,
    settings,
    db: connection.db,
    browser,
    /** Signs a demo person in: `admin`, `squad`, `owner` or `viewer`. */
    signIn: async (who: string) => {
      const person = browser()
      const body = { email: `${who}@jobspan.example`, password: demoPassword }
      const answer = await person.send('POST', '/v1/sign-in', body)
      if (answer.status !== 200) throw new Error(`cannot sign ${who} in: ${answer.body.message}`)
      return person
    },
    /** Calls with a token of this role, made by the registry itself. */
    token: async (role: Role, remotes: string[] = []) => {
      const { secret } = await insertToken(connection.db, { name: `test ${role}`, role, remotes, createdBy: 'system' })
      const caller = browser()
      const send: typeof caller.send = (method, url, payload, headers) =>
        caller.send(method, url, payload, { authorization: `Bearer ${secret}`, ...headers })
      return { secret, send }
    },
    /** Publishes releases, each of one page and one slot. */
    publish: async (remote: string, ...builds: string[]) => {
      for (const build of builds) {
        const response = await app.inject({
          method: 'PUT',
          url: `/v1/remotes/${remote}/releases/${build}`,
          headers: { ...gzip, authorization: `Bearer ${(await administrator()).secret}` },
          payload: await archiveOf({ name: remote, build }),
        })
        if (response.statusCode !== 201) throw new Error(`cannot publish ${remote} ${build}: ${response.body}`)
      }
    },
    close: async () => {
      await app.close()
      await services.documents.close()
      await connection.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

export type SignedInRegistry = Awaited<ReturnType<typeof openSignedInRegistry>>
