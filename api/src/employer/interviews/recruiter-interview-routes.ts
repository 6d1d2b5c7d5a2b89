import {
  acceptInterviewTime,
  cancelInterviewByRecruiter,
  changeInterview as changeOperation,
  createInterview as createOperation,
  getRecruiterInterview,
  listRecruiterInterviews as listOperation,
  proposeInterviewAgain,
  recordAttendance as recordAttendanceOperation,
  recordResult as recordResultOperation,
} from '@jobspan/shared-kit/contracts/interviews/recruiter-interviews'
import type { Endpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import { type Acting, acceptTime, cancelInterview, proposeTimes } from '../../interviews/answer-interview.ts'
import { changeInterview, createInterview } from '../../interviews/create-interview.ts'
import { orAsItIsNow } from '../../interviews/interview-routes.ts'
import { recordAttendance, recordResult } from '../../interviews/record-outcome.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { type Context, registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { isVisibleApplication } from '../applications/visible-jobs.ts'
import { requireRecruiter } from '../recruiters/require-recruiter.ts'
import { ownedByActing } from './owned-by-acting.ts'
import { listRecruiterInterviews, readRecruiterInterview } from './recruiter-interview-repository.ts'

/** All recruiters of an employer come from the one address of their system. */
const options = { perMinute: 3000 }

type OfInterview = Endpoint & Pick<typeof acceptInterviewTime, 'params' | 'data'>

/** The recruiters' side of interviews (docs/product-rules.md#interviews). */
export const registerRecruiterInterviewRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(
    app,
    createOperation,
    'employer',
    ({ body, organisation }) =>
      db.transaction(async (transaction) => {
        const recruiter = await requireRecruiter(transaction, organisation, body.recruiter_id)
        const acting = { id: recruiter.id, readsApplication: isVisibleApplication(recruiter) }
        const id = await createInterview(transaction, acting, body)
        return readRecruiterInterview(transaction, recruiter, id)
      }),
    options,
  )
  registerEndpoint(
    app,
    listOperation,
    'employer',
    async ({ query, organisation }) =>
      listRecruiterInterviews(db, await requireRecruiter(db, organisation, query.recruiter_id), query),
    options,
  )
  registerEndpoint(
    app,
    getRecruiterInterview,
    'employer',
    async ({ params, query, organisation }) =>
      readRecruiterInterview(db, await requireRecruiter(db, organisation, query.recruiter_id), params.id),
    options,
  )

  /** An act on an interview in a transaction of its own. */
  const registerAct = <Operation extends OfInterview>(
    operation: Operation,
    act: (acting: Acting, context: Context<Operation, 'employer'>, transaction: QueryExecutor) => Promise<void>,
  ) =>
    registerEndpoint(
      app,
      operation,
      'employer',
      async (context) => {
        const { id } = context.params as { id: number }
        const { recruiter_id: recruiterId } = context.body as { recruiter_id: number }
        const recruiter = await requireRecruiter(db, context.organisation, recruiterId)
        const acting: Acting = { id, side: 'recruiter', owner: ownedByActing(recruiter) }
        const read = () => readRecruiterInterview(db, recruiter, id)
        await orAsItIsNow(() => db.transaction((transaction) => act(acting, context, transaction)), read)
        return (await read()) as z.input<Operation['data']>
      },
      options,
    )
  registerAct(acceptInterviewTime, (acting, { body }, transaction) =>
    acceptTime(transaction, acting, { timeId: body.time_id }),
  )
  registerAct(proposeInterviewAgain, (acting, { body }, transaction) => proposeTimes(transaction, acting, body))
  registerAct(changeOperation, (acting, { body }, transaction) => changeInterview(transaction, acting, body))
  registerAct(cancelInterviewByRecruiter, (acting, { body }, transaction) => cancelInterview(transaction, acting, body))
  registerAct(recordAttendanceOperation, (acting, { body }, transaction) =>
    recordAttendance(transaction, acting, body.attended),
  )
  registerAct(recordResultOperation, (acting, { body }, transaction) => recordResult(transaction, acting, body))
}
