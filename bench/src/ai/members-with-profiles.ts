import { giveAiConsent } from '@jobspan/shared-kit/contracts/ai/ai-help'
import { register } from '@jobspan/shared-kit/contracts/auth/session'
import { educationContract } from '@jobspan/shared-kit/contracts/profile/educations'
import { memberSkillContract } from '@jobspan/shared-kit/contracts/profile/member-skills'
import { workExperienceContract } from '@jobspan/shared-kit/contracts/profile/work-experiences'
import { cookiesOf, headers } from '../session/sign-in.ts'

/** The provider as the API names it. */
export const provider = 'Stand-in'

const jobs = 8
const linesOfAJob = 10
const skills = ['Excel', 'Xero', 'Payroll', 'Budgeting', 'Forecasting', 'Auditing', 'Tax', 'SQL', 'Python', 'Reporting']

type Sent = { method: string; path: string; body: object }

/** Calls an operation with the cookies of a member; throws where it is refused. */
export const call = async (origin: string, cookie: string, { method, path, body }: Sent): Promise<Response> => {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return response
}

const lines = (job: number): string =>
  Array.from(
    { length: linesOfAJob },
    (_, line) => `Kept the books of ${line + 2} shops and cut the monthly closing from ${9 + job} to ${3 + line} days.`,
  ).join('\n')

const profileParts = (): Sent[] => [
  ...Array.from({ length: jobs }, (_, job) => ({
    ...workExperienceContract.create,
    body: {
      job_title: 'Accountant',
      company_name: `Harbour Foods ${job}`,
      start: `${2024 - 2 * job}-04`,
      end: `${2026 - 2 * job}-03`,
      description: lines(job),
    },
  })),
  {
    ...educationContract.create,
    body: {
      school_name: 'Harbour College',
      degree_id: 5,
      field_of_study: 'Accounting',
      start: '2004-08',
      end: '2008-06',
      description: null,
    },
  },
  ...skills.map((name) => ({ ...memberSkillContract.create, body: { name, proficiency_id: null } })),
]

/** Members with long profiles, who consented to the model; gives the cookies of each. */
export const makeMembers = async (origin: string, count: number): Promise<string[]> => {
  const members: string[] = []
  for (let member = 0; member < count; member += 1) {
    const account = {
      email: `member-${crypto.randomUUID()}@bench.example`,
      password: 'a password of the bench',
      first_name: 'Member',
      last_name: 'Bench',
      terms_and_condition: 1,
      country_key: 'sg',
    }
    const cookie = cookiesOf(await call(origin, '', { ...register, body: account })).join('; ')
    for (const part of profileParts()) await call(origin, cookie, part)
    const path = giveAiConsent.path.replace(':purpose', 'text')
    await call(origin, cookie, { ...giveAiConsent, path, body: { provider } })
    members.push(cookie)
  }
  return members
}
