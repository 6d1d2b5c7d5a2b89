import { eq } from 'drizzle-orm'
import { upsertCompanies, upsertJobs } from '../jobs/upsert-jobs.ts'
import { users } from '../members/tables.ts'
import { companyRecord, jobRecord } from '../testing/records.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/visitor.ts'

const employerSecret = 'a secret of the employer site'
export const employerEnvironment = { EMPLOYER_ORIGIN: 'https://employer.example', HAND_OFF_SECRET: employerSecret }

/** Jobs of Mei: 1 and 2 are open, 3 is closed, 4 on hold; 5 names nobody, 6 no company. Job 7 is Ken's, of another company. */
export const addJobs = async ({ db }: TestApp): Promise<void> => {
  await upsertCompanies(db, [companyRecord(), companyRecord({ identifier: 'company-2', name: 'Çelik Works' })])
  await upsertJobs(db, [
    jobRecord({ identifier: 'books' }),
    jobRecord({ identifier: 'taxes', title: 'Tax adviser' }),
    jobRecord({ identifier: 'closed', status: 'closed' }),
    jobRecord({ identifier: 'held', status: 'on_hold' }),
    jobRecord({ identifier: 'nobody', recruiter: null }),
    jobRecord({ identifier: 'unnamed', companyIdentifier: null }),
    jobRecord({
      identifier: 'welder',
      title: 'Kaynakçı',
      companyIdentifier: 'company-2',
      recruiter: { name: 'Ken', title: null, activity: null },
    }),
  ])
}

/** A member whose profile is complete, in a browser of their own. */
export const registerCompleteMember = async (
  api: TestApp,
  facts: Record<string, unknown> = {},
): Promise<TestClient & { id: number }> => {
  const visitor = api.visitor()
  const { id } = (await visitor.register(facts)).body.data.user
  await api.db.update(users).set({ isProfileCompleted: true }).where(eq(users.id, id))
  return Object.assign(visitor, { id })
}

export const startChatAs = (visitor: TestClient, jobId: number, facts: Record<string, unknown> = {}) =>
  visitor.post('/api/jobApplication/chats', {
    job_id: jobId,
    text: 'Good morning',
    client_id: crypto.randomUUID(),
    ...facts,
  })

export const sendMessageAs = (
  visitor: TestClient,
  chatId: number,
  text: string,
  clientId: string = crypto.randomUUID(),
) => visitor.post(`/api/jobApplication/chats/${chatId}/messages`, { text, client_id: clientId })

/** Calls as the employer site's server. */
export const employerServer = (api: TestApp, secret = employerSecret) => {
  const authorization = `Basic ${Buffer.from(`employer:${secret}`).toString('base64')}`
  const server = api.visitor()
  return {
    get: (path: string) => server.get(`/api/recruiters${path}`, { authorization }),
    patch: (path: string, body: object) => server.patch(`/api/recruiters${path}`, body, { authorization }),
    upload: (path: string, name: string, bytes: Buffer) =>
      server.upload(`/api/recruiters${path}`, { name, bytes: Buffer.from(bytes) }, { authorization }),
    post: (path: string, body: object) => server.post(`/api/recruiters${path}`, body, { authorization }),
    answer: (chat: { id: number; recruiter: { id: number } }, text: string, clientId: string = crypto.randomUUID()) =>
      server.post(
        `/api/recruiters/chats/${chat.id}/messages`,
        { recruiter_id: chat.recruiter.id, text, client_id: clientId },
        { authorization },
      ),
  }
}
