import { MyJobs } from './my-jobs.tsx'
import { News } from './news.tsx'

/** What a member comes back for, before all that is there for everybody. */
export const MemberJobs = () => (
  <>
    <News />
    <MyJobs />
  </>
)
