import { and, eq } from 'drizzle-orm'
import { addOrganisation } from '../companies/organisations/organisation-repository.ts'
import { recruiters } from '../companies/tables.ts'
import { notifications } from '../notifications/tables.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { FormFile } from '../testing/visitor.ts'

type Credentials = { clientId: string; secret: string }

/** The environment's secret; it goes with `employerEnvironment`. */
const environmentCredentials = { clientId: 'employer', secret: 'a secret of the employer site' }

const basicOf = ({ clientId, secret }: Credentials): string =>
  `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`

/** How the server of the environment's organisation says who it is. */
export const environmentAuthorization = basicOf(environmentCredentials)

/** Sends a form with one file to the recruiters' API, as the server of the environment's organisation. */
export const uploadAsEmployer = (api: TestApp, path: string, file: FormFile) =>
  api.visitor().upload(`/api/recruiters${path}`, file, { authorization: environmentAuthorization })

/** Calls the recruiters' API as the server of an organisation; of the environment's unless told. */
export const employerCalls = (api: TestApp, credentials: Credentials = environmentCredentials) => {
  const authorization = basicOf(credentials)
  const server = api.visitor()
  const call =
    (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE') =>
    (path: string, body?: object, headers: Record<string, string> = {}) =>
      server.send(method, `/api/recruiters${path}`, body, { authorization, ...headers })
  const upload = (path: string, file: FormFile) => server.upload(`/api/recruiters${path}`, file, { authorization })
  return {
    upload,
    get: call('GET'),
    post: call('POST'),
    patch: call('PATCH'),
    put: call('PUT'),
    delete: call('DELETE'),
  }
}
export type EmployerCalls = ReturnType<typeof employerCalls>

/** The server of a new organisation that speaks for these companies. */
export const organisationOf = async (api: TestApp, companyIds: number[]) => {
  const credentials = await addOrganisation(api.db, 'Harbour People', companyIds)
  return { ...credentials, calls: employerCalls(api, credentials) }
}

export type Person = { id: number; companyId: number }

/** Adds a verified person to a company; state what the test is about. */
export const addPerson = async (
  api: TestApp,
  companyId: number,
  facts: Partial<typeof recruiters.$inferInsert> = {},
): Promise<Person> => {
  const person = { companyId, name: crypto.randomUUID(), ...facts }
  const [added] = await api.db.insert(recruiters).values(person).returning({ id: recruiters.id })
  return { id: added?.id ?? 0, companyId }
}

/** The person whom postings of a company name. */
export const findPerson = async (api: TestApp, companyId: number, name: string): Promise<Person> => {
  const [found] = await api.db
    .select({ id: recruiters.id })
    .from(recruiters)
    .where(and(eq(recruiters.companyId, companyId), eq(recruiters.name, name)))
  return { id: found?.id ?? 0, companyId }
}

/** What a member was notified of, the oldest first. */
export const notificationsOf = async (api: TestApp, userId: number) =>
  (await api.db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(notifications.id)).map(
    ({ kind, subject }) => ({ kind, subject }),
  )
