import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import {
  acceptInterview,
  cancelInterview as cancelOperation,
  checkInToInterview,
  declineInterview as declineOperation,
  getInterview,
  getInterviewStanding,
  listInterviews as listOperation,
  objectToNoShow,
  proposeInterviewTimes,
  reportInterview as reportOperation,
} from '@jobspan/shared-kit/contracts/interviews/interviews'
import { getInterviewRedDot } from '@jobspan/shared-kit/contracts/interviews/red-dot'
import type { Endpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { type Context, registerEndpoint } from '../platform/http/register-endpoint.ts'
import { type Acting, acceptTime, cancelInterview, declineInterview, proposeTimes } from './answer-interview.ts'
import { checkIn } from './check-in.ts'
import { findInterview } from './interview-rows.ts'
import { countWaiting, listInterviews } from './list-interviews.ts'
import { interviewOfSeeker } from './lock-interview.ts'
import { loadStanding } from './no-shows.ts'
import { object } from './objections.ts'
import { reportInterview } from './reports/report-interview.ts'

const found = async (db: QueryExecutor, userId: number, id: number): Promise<Interview> => {
  const interview = await findInterview(db, userId, id)
  if (!interview) throw new ApiError('notFound')
  return interview
}

/** Does something with an interview; what was refused because it has changed is answered with what it is now. */
export const orAsItIsNow = async (act: () => Promise<void>, read: () => Promise<unknown>): Promise<void> => {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof ApiError) || !changedReasons.has(error.reason)) throw error
    throw new ApiError(error.reason, { ...error.details, data: await read() })
  }
}

const changedReasons = new Set<ApiError['reason']>([
  'interviewChanged',
  'interviewExpired',
  'offerAnswered',
  'offerApplicationWithdrawn',
  'offerExpired',
])

type OfInterview = Endpoint & { params: (typeof getInterview)['params']; data: (typeof getInterview)['data'] }

/** The seeker's side of interviews (docs/product-rules.md#interviews). */
export const registerInterviewRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(
    app,
    getInterviewRedDot,
    'member',
    async ({ db: reader, session }) => {
      const count = await countWaiting(reader, session.user.id)
      return { has_red_dot: count > 0, count }
    },
    { readsFromStandby: true },
  )
  registerEndpoint(
    app,
    listOperation,
    'member',
    ({ db: reader, query, session }) => listInterviews(reader, session.user.id, query),
    { readsFromStandby: true },
  )
  registerEndpoint(app, getInterviewStanding, 'member', ({ session }) => loadStanding(db, session.user.id))
  registerEndpoint(app, getInterview, 'member', ({ params, session }) => found(db, session.user.id, params.id))

  /** An act on an interview in a transaction of its own. */
  const registerAct = <Operation extends OfInterview>(
    operation: Operation,
    act: (acting: Acting, context: Context<Operation, 'member'>, transaction: QueryExecutor) => Promise<void>,
  ) =>
    registerEndpoint(
      app,
      operation,
      'member',
      async (context) => {
        const { id } = context.params as { id: number }
        const userId = context.session.user.id
        const acting: Acting = { id, side: 'seeker', owner: interviewOfSeeker(userId) }
        await orAsItIsNow(
          () => db.transaction((transaction) => act(acting, context, transaction)),
          () => found(db, userId, id),
        )
        return (await found(db, userId, id)) as z.input<Operation['data']>
      },
      { perMinute: 60 },
    )
  registerAct(acceptInterview, (acting, { body }, transaction) =>
    acceptTime(transaction, acting, { timeId: body.time_id, timeZone: body.time_zone }),
  )
  registerAct(proposeInterviewTimes, (acting, { body }, transaction) => proposeTimes(transaction, acting, body))
  registerAct(declineOperation, (acting, { body }, transaction) => declineInterview(transaction, acting, body))
  registerAct(cancelOperation, (acting, { body }, transaction) => cancelInterview(transaction, acting, body))
  registerAct(objectToNoShow, (acting, { body }, transaction) => object(transaction, acting, body.text))
  registerEndpoint(app, reportOperation, 'member', async ({ params, body, session }) => {
    await reportInterview(db, session.user.id, params.id, body)
    return null
  })
  registerEndpoint(
    app,
    checkInToInterview,
    'member',
    async ({ params: { id }, body, session }) => {
      const userId = session.user.id
      await orAsItIsNow(
        () => checkIn(db, { id, owner: interviewOfSeeker(userId) }, body),
        () => found(db, userId, id),
      )
      return found(db, userId, id)
    },
    { perMinute: 60 },
  )
}
