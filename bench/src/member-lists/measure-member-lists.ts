import { join } from 'node:path'
import { countMyJobs, listMyJobs, type MyJobsTab, myJobsTabs } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { listJobAlerts } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { listSavedJobs } from '@jobspan/shared-kit/contracts/jobs/saved-jobs'
import { listNotifications } from '@jobspan/shared-kit/contracts/notifications/notifications'
import { getRewardsSummary, listGrants } from '@jobspan/shared-kit/contracts/rewards/grants'
import { getOwnInvitations, listInvitations } from '@jobspan/shared-kit/contracts/rewards/invitations'
import { listPointEntries } from '@jobspan/shared-kit/contracts/rewards/points'
import { startApi } from '../api/api-server.ts'
import { measureStep, type Step } from '../api/measure-step.ts'
import type { Request } from '../api/poisson-load.ts'
import type { Options } from '../arguments.ts'
import { versionsOf } from '../machine.ts'
import type { Measurement } from '../measurement.ts'
import { workFolder } from '../paths-and-ports.ts'
import { findPostgres, warmTables } from '../postgres-cluster.ts'
import { logProgress } from '../progress.ts'
import { fillPostgres } from '../seed/fill.ts'
import { headers } from '../session/sign-in.ts'
import { named, targets } from '../targets.ts'
import { fillMemberLists } from './fill-member-lists.ts'
import { fillRewards, rewardedMembers, rewardRows } from './fill-rewards.ts'
import { signInMembers } from './sign-in-members.ts'

const memberCount = 100_000
const quickMemberCount = 10_000
const perSecond = 100
const visitors = 5000

/** Nothing can be exchanged yet: that tab reads no table. */
const tabs = myJobsTabs.filter((tab) => tab !== 'exchanged')

const tables = [
  'applications',
  'application_events',
  'notifications',
  'saved_jobs',
  'profile_views',
  'recruiter_interests',
  'chats',
  'chat_messages',
  'job_alerts',
  'job_alert_runs',
  'jobs',
  'companies',
  'recruiters',
  'invitations',
  'reward_grants',
  'ledger_entries',
  'ledger_transfers',
]

const stepsOf = (cookies: readonly string[]): Step[] => {
  const requests = (pathOf: (index: number) => string): Request[] =>
    cookies.map((cookie, index) => ({ path: pathOf(index), headers: { ...headers, cookie } }))
  const step = (label: string, pathOf: (index: number) => string): Step => ({
    target: named(targets.memberList, label),
    perSecond,
    requests: requests(pathOf),
  })
  const tab = (name: MyJobsTab, query = '') => `${listMyJobs.path}?tab=${name}${query}`
  return [
    step('My jobs, counts and news', () => countMyJobs.path),
    step('My jobs, rows of a tab', (index) => tab(tabs[index % tabs.length] as MyJobsTab)),
    step('My jobs, oldest first, found by a word', (index) =>
      tab(index % 2 ? 'pending' : 'viewed', '&sort=2&query=manager'),
    ),
    step('notifications', () => listNotifications.path),
    step('saved jobs', () => listSavedJobs.path),
    step('job alerts', () => listJobAlerts.path),
  ]
}

/** Of members who have more than anybody will; pages from all over their lists. */
const rewardStepsOf = (cookies: readonly string[]): Step[] => {
  const step = (label: string, pathOf: (index: number) => string): Step => ({
    target: named(targets.memberList, label),
    perSecond,
    requests: Array.from({ length: 1000 }, (_, index) => {
      const cookie = cookies[index % rewardedMembers] ?? ''
      return { path: pathOf(index), headers: { ...headers, cookie } }
    }),
  })
  const before = (index: number) => 1 + ((index * 7919) % (rewardRows * rewardedMembers))
  return [
    step('points, of 100,000 entries', (index) => `${listPointEntries.path}?before=${before(index) * 2}`),
    step('rewards and invitations, of 100,000 each', (index) =>
      index % 2 ? `${listGrants.path}?before=${before(index)}` : `${listInvitations.path}?before=${before(index)}`,
    ),
    step('what is counted of them', (index) => (index % 2 ? getRewardsSummary.path : getOwnInvitations.path)),
  ]
}

/** Lists that members wait for, on PostgreSQL. */
export const measureMemberLists = async ({ quick, jobs }: Options) => {
  const title = 'Lists of members, on PostgreSQL'
  const members = quick ? quickMemberCount : memberCount
  const bin = await findPostgres()
  if (!bin) {
    const measurements: Measurement[] = [{ ...targets.memberList, value: null, note: 'no PostgreSQL here' }]
    return { title, how: 'Skipped: no initdb in /usr/lib/postgresql/*/bin nor on PATH.', measurements, versions: {} }
  }
  const cluster = await fillPostgres(bin, jobs)
  try {
    const scale = await fillMemberLists(cluster.url, members)
    await fillRewards(cluster.url, members)
    const cookies = await signInMembers(cluster.url, members, Math.min(visitors, members))
    if (!(await warmTables(cluster.url, tables)))
      logProgress('no pg_prewarm here: the first requests read tables from disk')
    const api = await startApi({ DATABASE_URL: cluster.url, DATA_DIR: join(workFolder, 'api-data') })
    try {
      const measurements: Measurement[] = []
      let wrong = 0
      for (const step of [...stepsOf(cookies), ...rewardStepsOf(cookies)]) {
        // Long enough to learn how long each employer takes, which is cached for an hour.
        const result = await measureStep(api.origin, step, quick ? 6 : 30, quick ? 6 : 20)
        measurements.push(result.measurement)
        wrong += result.wrong
      }
      measurements.push({ ...targets.failures, value: wrong })
      const inWords = (count: number, noun: string) => `${count.toLocaleString('en')} ${noun}`
      const filled = [
        inWords(scale.members, 'members'),
        inWords(scale.applications, 'applications'),
        inWords(scale.events, 'events of them'),
        inWords(scale.notifications, 'notifications'),
        inWords(jobs, 'jobs'),
      ].join(', ')
      return {
        title,
        how: `${filled}. Each request is of another of ${cookies.length.toLocaleString('en')} members who are signed in, every hundredth of whom applied 200 times and saved 100 jobs, the others nine times and five; what is of rewards is of ${rewardedMembers} members with ${inWords(rewardRows, 'entries')} of points, invitations and rewards each. Requests come at random moments at the rate stated; time runs from the moment a request was due, after 20 seconds of warming up, in which the pace of employers is computed that is cached for an hour. Client, API (one process) and database share the machine. PostgreSQL with ${cluster.settings}.`,
        measurements,
        versions: { postgresql: cluster.version, ...(await versionsOf(['fastify', 'pg'])) },
      }
    } finally {
      await api.stop()
    }
  } finally {
    await cluster.stop()
  }
}
