import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { QueryExecutor } from '../platform/database/database.ts'

/** A job as a mail shows it: its facts are written in the language of the mail. What is not known is empty. */
export type MailJob = {
  title: string
  /** Below the origin. */
  path: string
  company: string
  /** Of a picture below the origin, in a format that mail programs show. */
  logo?: string
  pay: string
  place: string
  age: string
}

type LoadMailJob = (db: QueryExecutor, jobId: number, language: LanguageKey) => Promise<MailJob | null>

let load: LoadMailJob = async () => null

/** Says how a job is written for a mail, once at start-up, by the area that owns jobs: notifications know none. */
export const registerMailJobs = (loader: LoadMailJob): void => {
  load = loader
}

/** The job that a mail is about, as it is when the mail leaves; null where it is gone. */
export const loadMailJob: LoadMailJob = (db, jobId, language) => load(db, jobId, language)
