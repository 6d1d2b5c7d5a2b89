import { type MyJob, type MyJobsRow, needKinds } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { type KnownChat, loadChats } from '../../chats/known-chats.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { toIsoTimestamp } from '../../platform/database/timestamp.ts'
import { type Hiring, loadHiring, nothingOfHiring, type OfJob } from './hiring.ts'
import { type KnownApplication, loadApplications, toMyApplication } from './load-applications.ts'
import { loadMyJobs } from './load-my-jobs.ts'
import { loadRecruiters } from './load-recruiters.ts'
import { loadResponseTimes } from './response-times.ts'
import type { Owner, TabRow } from './tab-rows.ts'

type Reader = Owner & { language: LanguageKey }

/** Everything that is shown of the rows of a page: some statements for all of them together. */
export const loadRows = async (db: QueryExecutor, rows: TabRow[], reader: Reader): Promise<MyJobsRow[]> => {
  const { userId } = reader
  const jobIds = [...new Set(rows.flatMap(({ jobId }) => jobId ?? []))]
  const recruiterIds = [...new Set(rows.flatMap(({ recruiterId }) => recruiterId ?? []))]
  const jobs = await loadMyJobs(db, jobIds, reader)
  const recruiters = await loadRecruiters(db, recruiterIds)
  const applications =
    userId === null ? new Map<number, KnownApplication>() : await loadApplications(db, userId, jobIds)
  const chats = userId === null ? [] : await loadChats(db, userId, { jobIds, recruiterIds })
  const responseTimes = await loadResponseTimes(
    db,
    [...applications.values()].flatMap(({ company }) => company?.id ?? []),
  )
  const hiring = userId === null || jobIds.length === 0 ? nothingOfHiring : await loadHiring(db, userId, jobIds)
  const chatAbout = new Map(chats.map((chat) => [chat.jobId, chat]))
  const chatWith = new Map(chats.map((chat) => [chat.recruiterId, chat]))

  return rows.map((row): MyJobsRow => {
    const myJob = row.jobId === null ? undefined : jobs.get(row.jobId)
    const application = row.jobId === null ? undefined : applications.get(row.jobId)
    const aboutJob = row.jobId === null ? undefined : chatAbout.get(row.jobId)
    const chat: KnownChat | undefined = row.recruiterId === null ? aboutJob : chatWith.get(row.recruiterId)
    return {
      key: `${row.kind}-${row.id}`,
      job: myJob ? ofEmployer(myJob.job, application) : null,
      application: application
        ? toMyApplication(application, {
            chat: aboutJob?.companyId === application.company?.id ? aboutJob : undefined,
            responseTime: responseTimes.get(application.company?.id ?? 0) ?? null,
            isJobOpen: myJob?.job.status === 'open',
          })
        : null,
      recruiter: row.recruiterId === null ? null : (recruiters.get(row.recruiterId) ?? null),
      chat_id: chat?.id ?? null,
      is_saved: myJob?.isSaved ?? false,
      note: myJob?.note ?? null,
      copy: myJob?.copy ?? null,
      at: toIsoTimestamp(row.at),
      need: toNeed(row),
      ...ofHiring(hiring, row.jobId, application?.id ?? null),
    }
  })
}

const toNeed = ({ kind, id, dueAt }: TabRow): MyJobsRow['need'] => {
  const need = needKinds.find((each) => each === kind)
  return need ? { kind: need, id, due_at: dueAt === null ? null : toIsoTimestamp(dueAt) } : null
}

/** What belongs to the application of a row; what belongs to one that was withdrawn before it is left out. */
const ofHiring = (
  { interviews, offers, steps }: Hiring,
  jobId: number | null,
  current: number | null,
): Pick<MyJobsRow, 'interview' | 'offer' | 'steps'> => {
  const ofRow = <Facts>(all: readonly OfJob<Facts>[]): Facts[] =>
    all
      .filter((each) => each.jobId === jobId && (each.applicationId === null || each.applicationId === current))
      .map(({ facts }) => facts)
  return { interview: ofRow(interviews)[0] ?? null, offer: ofRow(offers)[0] ?? null, steps: ofRow(steps) }
}

/** A job shows the employer that the member applied to, also where the job was another's by mistake since. */
const ofEmployer = (job: MyJob, application: KnownApplication | undefined): MyJob =>
  application === undefined || application.company?.id === job.company?.id
    ? job
    : { ...job, company: application.company }
