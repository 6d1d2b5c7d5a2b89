import type { ApplicationEventKind } from '@jobspan/shared-kit/contracts/applications/applications'
import type { CompanyRole, RecruiterPermission } from '@jobspan/shared-kit/contracts/employer/company-team'

/** What the demo member did, and what became of it. Jobs are named by their identifier in the demo catalogue; times are days ago. */

type DemoApplication = {
  job: string
  firstMessage: string | null
  answers?: string[]
  events: { kind: ApplicationEventKind; daysAgo: number; reason?: string }[]
}

export const demoApplications: DemoApplication[] = [
  {
    // Full-stack developer (Google Cloud), Pelican Reach Systems.
    job: 'job-454',
    firstMessage:
      'Hello, I build booking services on Google Cloud and would like to see more of the interface side again.',
    answers: ['Your team owns its services from the database to the page, which is how I like to work.'],
    events: [{ kind: 'sent', daysAgo: 1 }],
  },
  {
    // Senior software engineer, Lorong Six Labs: nobody has opened it.
    job: 'job-805',
    firstMessage:
      'Hello, I have kept a booking service fast for four years and would like to do that at a larger scale.',
    events: [{ kind: 'sent', daysAgo: 16 }],
  },
  {
    // DevOps engineer, Angsana Chain: opened, and no word since.
    job: 'job-3148',
    firstMessage: null,
    events: [
      { kind: 'sent', daysAgo: 12 },
      { kind: 'viewed', daysAgo: 9 },
    ],
  },
  {
    // Full-stack developer, Kingfisher Mutual.
    job: 'job-768',
    firstMessage: 'Hello, I have worked on payments and bookings, and insurance is close to both.',
    events: [
      { kind: 'sent', daysAgo: 6 },
      { kind: 'viewed', daysAgo: 5 },
      { kind: 'interested', daysAgo: 2 },
    ],
  },
  {
    // Frontend developer, Otter Bay Systems.
    job: 'job-269',
    firstMessage: 'Hello, the interface of our booking service is mine as much as its database. May I show you?',
    events: [
      { kind: 'sent', daysAgo: 13 },
      { kind: 'viewed', daysAgo: 12 },
      { kind: 'interested', daysAgo: 10 },
      { kind: 'interview', daysAgo: 4 },
    ],
  },
  {
    // Senior software engineer, Otter Bay Systems.
    job: 'job-1110',
    firstMessage: 'Hello, I would like to work on systems that many teams build upon.',
    answers: ['yes', 'yes', 'yes'],
    events: [
      { kind: 'sent', daysAgo: 34 },
      { kind: 'viewed', daysAgo: 33 },
      { kind: 'interested', daysAgo: 30 },
      { kind: 'interview', daysAgo: 24 },
      { kind: 'accepted', daysAgo: 9 },
    ],
  },
  {
    // Java developer, Kingfisher Mutual.
    job: 'job-2147',
    firstMessage: 'Hello, most of my work is in Java, from the database to the interface.',
    events: [
      { kind: 'sent', daysAgo: 27 },
      { kind: 'viewed', daysAgo: 26 },
      {
        kind: 'not_accepted',
        daysAgo: 20,
        reason:
          'We chose somebody with more years in insurance. Your booking service impressed us: please apply again.',
      },
    ],
  },
  {
    // Web3 frontend developer (Solidity), Angsana Chain.
    job: 'job-1876',
    firstMessage: null,
    events: [
      { kind: 'sent', daysAgo: 20 },
      { kind: 'viewed', daysAgo: 19 },
      { kind: 'withdrawn', daysAgo: 17 },
    ],
  },
]

/** The Scrum master is closed by now. */
export const demoSavedJobs: { job: string; daysAgo: number }[] = [
  { job: 'job-1618', daysAgo: 0.5 },
  { job: 'job-157', daysAgo: 2 },
  { job: 'job-226', daysAgo: 4.4 },
  { job: 'job-1106', daysAgo: 8 },
]

export const demoNotes: { job: string; text: string }[] = [
  {
    job: 'job-269',
    text: 'Interview with Siti. Bring the numbers of the booking service, ask about the days at home.',
  },
  { job: 'job-1618', text: 'Ask whether Kubernetes can be learnt on the job.' },
]

/** Chats, with the recruiter whom the job names. `isUnread`: the last message waits for the member. */
export const demoChats: {
  job: string
  messages: { sender: 'seeker' | 'recruiter'; text: string; daysAgo: number }[]
  isUnread: boolean
}[] = [
  {
    job: 'job-269',
    messages: [
      { sender: 'seeker', text: 'Hello Siti, is the team in the office on fixed days?', daysAgo: 9.5 },
      { sender: 'recruiter', text: 'Hello! Tuesdays and Thursdays, the rest is up to you.', daysAgo: 9.2 },
      { sender: 'recruiter', text: 'We would like to meet you. Does Thursday at 10:00 suit you?', daysAgo: 4 },
      { sender: 'seeker', text: 'Thursday at 10:00 is good. Thank you!', daysAgo: 3.8 },
    ],
    isUnread: false,
  },
  {
    job: 'job-768',
    messages: [
      { sender: 'seeker', text: 'Hello Aisyah, how large is the team that I would join?', daysAgo: 4.5 },
      {
        sender: 'recruiter',
        text: 'Six developers and a designer. Which part of the stack do you like most?',
        daysAgo: 1.5,
      },
    ],
    isUnread: true,
  },
]

/** Recruiters who looked at the profile, by a job that names them. */
export const demoProfileViews: { job: string; daysAgo: number }[] = [
  { job: 'job-269', daysAgo: 0.2 },
  { job: 'job-768', daysAgo: 2 },
  { job: 'job-1106', daysAgo: 3 },
  { job: 'job-3148', daysAgo: 9 },
  { job: 'job-1110', daysAgo: 33 },
]

/** The recruiter of this job is interested in the member for it. */
export const demoInterest = { job: 'job-1106', daysAgo: 3 }

/** Two people of Otter Bay Systems, as whom a newcomer sees the employer's side. */
export const demoRecruiters: { job: string; role: CompanyRole; permissions: RecruiterPermission[] }[] = [
  { job: 'job-1110', role: 'admin', permissions: [] },
  { job: 'job-269', role: 'recruiter', permissions: ['auto_reply'] },
]

/** When the member last opened My jobs: what happened since is new. */
export const demoSeenDaysAgo = 2.5

/** The job alert: on Mondays, what is new for developers in Singapore. */
export const demoAlert = {
  criteria: { country: 'sg', query: 'developer' },
  frequency: 'weekly',
  timeZone: 'Asia/Singapore',
  daysAgo: 21,
} as const
