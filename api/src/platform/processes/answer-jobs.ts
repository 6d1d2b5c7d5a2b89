/**
 * The side of a child process that works (`child-pool.ts`): takes one job after the other and answers each with one message. What `work` throws
 * ends the process, and the pool starts another one.
 */
export const answerJobs = <Job, Answer>(work: (job: Job) => Answer | Promise<Answer>): void => {
  process.on('message', async (job: Job) => {
    const answer = await work(job)
    process.send?.(answer)
  })
}
