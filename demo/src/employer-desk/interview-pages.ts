import {
  acceptInterviewTime,
  cancelInterviewByRecruiter,
  changeInterview,
  createInterview,
  proposeInterviewAgain,
  recordAttendance,
  recordResult,
} from '@jobspan/shared-kit/contracts/interviews/recruiter-interviews'
import { sendOffer, uploadOfferFile, withdrawOffer } from '@jobspan/shared-kit/contracts/interviews/recruiter-offers'
import type { z } from 'zod/mini'
import { answerButton, answerForm } from './answer-form.ts'
import type { Desk, Visit } from './create-desk.ts'
import type { FormFields } from './desk-form.ts'
import { isRefused, type Result } from './employer-client.ts'

type Fields = Visit['body']

/** Fields of the forms whose names are not those of the API. */
const interviewFields: FormFields = {
  byPath: {
    times: 'times',
    'place.latitude': 'position',
    'place.longitude': 'position',
    place: 'address',
  },
  byCode: {
    41153: 'times',
    41295: 'times',
    41416: 'video_url',
    41417: 'video_url',
    41418: 'video_url',
    41419: 'video_url',
  },
}
const offerFields: FormFields = {
  byPath: {
    'pay.min': 'min',
    'pay.max': 'max',
    'pay.currency': 'currency',
    'pay.period': 'period',
    expires_at: 'days',
    file_id: 'file',
  },
  byCode: { 41007: 'file', 40025: 'file' },
}

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

const messageOf = ({ message }: Fields) => (message ? { message } : {})

/** Whom it is about: the application or the chat that the form stands beside. */
const aboutOf = (about: 'applications' | 'chats', id: number) =>
  about === 'applications' ? { application_id: id } : { chat_id: id }

/** “1.28393, 103.85144” as numbers. What is none goes as it was written, and the API says so. */
const positionOf = ({ position = '' }: Fields) => {
  const [latitude, longitude] = position.trim().split(/[\s,]+/)
  const toNumber = (text = '') => (text === '' || Number.isNaN(Number(text)) ? text : Number(text))
  return latitude ? { latitude: toNumber(latitude) as number, longitude: toNumber(longitude) as number } : {}
}

const placeOf = (body: Fields) => ({
  place: { address: body.address ?? '', with_code: body.with_code === '1', ...positionOf(body) },
})

const detailsOf = (body: Fields) => ({
  format: body.format as 'place' | 'video' | 'phone',
  ...(body.format === 'video' ? { video_url: body.video_url ?? '' } : {}),
  ...(body.format === 'place' ? placeOf(body) : {}),
  interviewers: interviewersOf(body),
  what_to_bring: body.what_to_bring || null,
  note: body.note || null,
})

const interviewBody = ({ recruiter, id, body }: Visit, about: 'applications' | 'chats') => {
  type Body = z.input<(typeof createInterview)['body']>
  return {
    recruiter_id: recruiter.id,
    client_id: body.client_id,
    ...aboutOf(about, id),
    times: timesOf(body),
    ...detailsOf(body),
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
    file_id: body.file_id || null,
    expires_at: new Date(Date.now() + (Number(body.days) || 7) * dayMs).toISOString(),
  } as Body
}

/** The fields of a form that name its file, once the API has taken it. */
const uploadFile = async (desk: Desk, { recruiter, file }: Visit): Promise<Result<Fields>> => {
  if (!file) return { code: 0, data: {} }
  const taken = await desk.call(uploadOfferFile, { query: { recruiter_id: recruiter.id }, file })
  return isRefused(taken) ? taken : { code: 0, data: { file_id: taken.data.file_id, file_name: taken.data.filename } }
}

/** Forms of interviews and offers, beside an application or in a chat. */
export const registerInterviewPages = (desk: Desk): void => {
  for (const about of ['applications', 'chats'] as const) {
    desk.post(`/${about}/:id/interviews`, async (visit) =>
      answerForm(desk, visit, await desk.call(createInterview, { body: interviewBody(visit, about) }), interviewFields),
    )
    desk.post(`/${about}/:id/offers`, async (given) => {
      const uploaded = await uploadFile(desk, given)
      if (isRefused(uploaded)) return answerForm(desk, given, uploaded, offerFields)
      const visit = { ...given, body: { ...given.body, ...uploaded.data } }
      return answerForm(desk, visit, await desk.call(sendOffer, { body: offerBody(visit, about) }), offerFields)
    })
  }
  const onInterview = (
    path: string,
    act: (visit: Visit, by: { recruiter_id: number }) => ReturnType<typeof desk.call>,
  ): void => {
    desk.post(`/interviews/:id/${path}`, async (visit) =>
      answerForm(desk, visit, await act(visit, { recruiter_id: visit.recruiter.id }), interviewFields),
    )
  }
  onInterview('accept', ({ id, body }, by) =>
    desk.call(acceptInterviewTime, { id, body: { ...by, time_id: Number(body.time_id) } }),
  )
  onInterview('propose', ({ id, body }, by) =>
    desk.call(proposeInterviewAgain, { id, body: { ...by, times: timesOf(body), ...messageOf(body) } }),
  )
  onInterview('change', ({ id, body }, by) => desk.call(changeInterview, { id, body: { ...by, ...detailsOf(body) } }))
  onInterview('attendance', ({ id, body }, by) =>
    desk.call(recordAttendance, { id, body: { ...by, attended: body.attended === '1' } }),
  )
  onInterview('result', ({ id, body }, by) =>
    desk.call(recordResult, {
      id,
      body: { ...by, result: body.result, ...messageOf(body) } as z.input<(typeof recordResult)['body']>,
    }),
  )
  onInterview('cancel', ({ id, body }, by) =>
    desk.call(cancelInterviewByRecruiter, {
      id,
      body: { ...by, reason: body.reason, ...messageOf(body) } as z.input<(typeof cancelInterviewByRecruiter)['body']>,
    }),
  )
  desk.post('/offers/:id/withdraw', async (visit) =>
    answerButton(
      desk,
      visit,
      await desk.call(withdrawOffer, {
        id: visit.id,
        body: { recruiter_id: visit.recruiter.id, ...messageOf(visit.body) },
      }),
    ),
  )
}
