import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'

const lines = 2_000
const jobs = 50

/** 2,000 lines of one character each, all different: 3,999 characters, as many as a description has. */
const maxDescription = (job: number): string =>
  Array.from({ length: lines }, (_, line) => String.fromCharCode(0x4e00 + ((line * 7 + job * 1_999) % 20_000))).join(
    '\n',
  )

/** As many jobs as a member has, each with the description that takes the most work. */
export const maxJobs = Array.from({ length: jobs }, (_, job) => ({
  job_title: `Accountant ${job}`,
  company_name: 'Harbour',
  start: '2019-04',
  end: null,
  description: maxDescription(job),
}))

export const maxProfile = (profile: Profile): Profile => {
  const [job] = profile.work_experiences
  if (!job) throw new Error('the profile has no job')
  return { ...profile, work_experiences: maxJobs.map((facts) => ({ ...job, ...facts })) }
}
