import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'

/** What somebody does, as the API heads a profile: the title of the job that goes on, else of the last one. */
export const getHeadline = ({ work_experiences: jobs }: Pick<Profile, 'work_experiences'>): string | null => {
  const [latest] = jobs.toSorted((a, b) => compare(b, a))
  return latest?.job_title ?? null
}

type Dated = { start: string; end: string | null }
/** Of the two, the one that goes on is the later one; else that which ended last, then that which began last. */
const compare = (a: Dated, b: Dated): number =>
  (a.end ?? '9999').localeCompare(b.end ?? '9999') || a.start.localeCompare(b.start)
