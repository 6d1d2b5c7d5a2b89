import {
  acceptInterviewTime,
  cancelInterviewByRecruiter,
  createInterview,
  proposeInterviewAgain,
  recordAttendance,
  recordResult,
} from '@jobspan/shared-kit/contracts/interviews/recruiter-interviews'
import { sendOffer, withdrawOffer } from '@jobspan/shared-kit/contracts/interviews/recruiter-offers'
import type { z } from 'zod/mini'
import type { Desk, Visit } from './create-desk.ts'

type Fields = Visit['body']

/** The page of the desk that a form came from, and nothing else. */
const backOf = ({ back = '' }: Fields): string => (/^\/(applications|chats)\/\d+$/.test(back) ? back : '')

const timesOf = ({ time1, time2, time3, time_zone: zone = '', duration }: Fields) =>
  [time1, time2, time3].flatMap((time) =>
    time ? [{ local_time: time, time_zone: zone, duration_minutes: Number(duration) }] : [],
  )

const interviewersOf = ({ interviewers = '' }: Fields) =>
  interviewers
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', ...title] = line.split(',')
      return { name: name.trim(), title: title.join(',').trim() || null }
    })

/** Whom it is about: the application or the chat that the form stands beside. */
const aboutOf = (about: 'applications' | 'chats', id: number) =>
  about === 'applications' ? { application_id: id } : { chat_id: id }

const interviewBody = ({ recruiter, id, body }: Visit, about: 'applications' | 'chats') => {
  type Body = z.input<(typeof createInterview)['body']>
  return {
    recruiter_id: recruiter.id,
    client_id: body.client_id,
    ...aboutOf(about, id),
    times: timesOf(body),
    format: body.format,
    ...(body.format === 'video' ? { video_url: body.video_url } : {}),
    ...(body.format === 'place' ? { place: { address: body.address, with_code: body.with_code === '1' } } : {}),
    interviewers: interviewersOf(body),
    what_to_bring: body.what_to_bring || null,
    note: body.note || null,
  } as Body
}

const dayMs = 24 * 60 * 60 * 1000

const offerBody = ({ recruiter, id, body }: Visit, about: 'applications' | 'chats') => {
  type Body = z.input<(typeof sendOffer)['body']>
  return {
    recruiter_id: recruiter.id,
    client_id: body.client_id,
    ...aboutOf(about, id),
    title: body.title,
    pay: {
      min: Number(body.min),
      max: body.max ? Number(body.max) : null,
      currency: body.currency,
      period: body.period,
    },
    starts_on: body.starts_on,
    place: body.place || null,
    text: body.text || null,
    expires_at: new Date(Date.now() + (Number(body.days) || 7) * dayMs).toISOString(),
  } as Body
}

/** Forms of interviews and offers, beside an application or in a chat. */
export const registerInterviewPages = (desk: Desk): void => {
  for (const about of ['applications', 'chats'] as const) {
    desk.post(`/${about}/:id/interviews`, async (visit) =>
      desk.goOn(visit, backOf(visit.body), await desk.call(createInterview, { body: interviewBody(visit, about) })),
    )
    desk.post(`/${about}/:id/offers`, async (visit) =>
      desk.goOn(visit, backOf(visit.body), await desk.call(sendOffer, { body: offerBody(visit, about) })),
    )
  }
  const onInterview = (
    path: string,
    act: (visit: Visit, by: { recruiter_id: number }) => ReturnType<typeof desk.call>,
  ): void => {
    desk.post(`/interviews/:id/${path}`, async (visit) =>
      desk.goOn(visit, backOf(visit.body), await act(visit, { recruiter_id: visit.recruiter.id })),
    )
  }
  onInterview('accept', ({ id, body }, by) =>
    desk.call(acceptInterviewTime, { id, body: { ...by, time_id: Number(body.time_id) } }),
  )
  onInterview('propose', ({ id, body }, by) =>
    desk.call(proposeInterviewAgain, { id, body: { ...by, times: timesOf(body) } }),
  )
  onInterview('attendance', ({ id, body }, by) =>
    desk.call(recordAttendance, { id, body: { ...by, attended: body.attended === '1' } }),
  )
  onInterview('result', ({ id, body }, by) =>
    desk.call(recordResult, {
      id,
      body: { ...by, result: body.result } as z.input<(typeof recordResult)['body']>,
    }),
  )
  onInterview('cancel', ({ id, body }, by) =>
    desk.call(cancelInterviewByRecruiter, {
      id,
      body: { ...by, reason: body.reason, ...(body.message ? { message: body.message } : {}) } as z.input<
        (typeof cancelInterviewByRecruiter)['body']
      >,
    }),
  )
  desk.post('/offers/:id/withdraw', async (visit) =>
    desk.goOn(
      visit,
      backOf(visit.body),
      await desk.call(withdrawOffer, { id: visit.id, body: { recruiter_id: visit.recruiter.id } }),
    ),
  )
}
