import type { TestApp } from '../testing/test-app.ts'
import { addOrganisation } from './organisations/organisation-repository.ts'

type Credentials = { clientId: string; secret: string }

/** The environment's secret; it goes with `employerEnvironment`. */
const environmentCredentials = { clientId: 'employer', secret: 'a secret of the employer site' }

/** Calls the recruiters' API as the server of an organisation; of the environment's unless told. */
export const employerCalls = (api: TestApp, { clientId, secret }: Credentials = environmentCredentials) => {
  const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
  const server = api.visitor()
  const call =
    (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE') =>
    (path: string, body?: object, headers: Record<string, string> = {}) =>
      server.send(method, `/api/recruiters${path}`, body, { authorization, ...headers })
  return { get: call('GET'), post: call('POST'), patch: call('PATCH'), put: call('PUT'), delete: call('DELETE') }
}
export type EmployerCalls = ReturnType<typeof employerCalls>

/** The server of a new organisation that speaks for these companies. */
export const organisationOf = async (api: TestApp, companyIds: number[]) => {
  const credentials = await addOrganisation(api.db, 'Harbour People', companyIds)
  return { ...credentials, calls: employerCalls(api, credentials) }
}
