import { identifier } from '@jobspan/shared-kit/contracts/platform/endpoint'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { requireAllowedOrigin } from '../../../api/src/platform/http/csrf.ts'
import { type FormFields, type RefusedForm, refusedForm } from './desk-form.ts'
import { type DeskPlace, type DeskRecruiter, deskUrl, problemText, sendDeskPage, toQuery } from './desk-page.ts'
import { findDeskRecruiter } from './desk-recruiters.ts'
import { createEmployerCall, createEmployerDownload, type Refusal, type Result } from './employer-client.ts'
import { type Html, html } from './html.ts'
import { readForm } from './receive-files.ts'

/** Somebody at the desk: as whom, and what they ask for. */
export type Visit = {
  recruiter: DeskRecruiter
  /** Id in the address; 0 where it has none. */
  id: number
  /** Id of a part of it; 0 where the address has none. */
  part: number
  query: Record<string, string | undefined>
  body: Record<string, string | undefined>
  /** The file that was chosen in the form. */
  file: File | undefined
  page: number
  /** The address that was asked for. */
  path: string
  /** The form that was refused, whose page is shown again. */
  refused?: RefusedForm
  /** Which part of a file a player asks for. */
  range: string | undefined
  reply: FastifyReply
}

const params = z.object({
  recruiter: identifier,
  id: z._default(identifier, 0),
  part: z._default(identifier, 0),
})
const pageNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))
/** Which page of a list an address asks for. */
export const pageAsked = ({ page }: Visit['query']): number => pageNumber.safeParse(page).data ?? 1

const readRequest = (request: FastifyRequest): Omit<Visit, 'recruiter' | 'reply' | 'id' | 'part'> => {
  const query = request.query as Visit['query']
  const { fields, file } = readForm(request.body)
  return {
    query,
    body: fields,
    file,
    page: pageAsked(query),
    path: request.url.split('?')[0] ?? '',
    range: request.headers.range,
  }
}

/** What the pages of the desk share: who is there, the calls of the API, and how pages, refusals and forms are answered. */
export const createDesk = (app: FastifyInstance, scope: FastifyInstance) => {
  const refuse = (reply: FastifyReply, recruiter: DeskRecruiter | null, code: number) =>
    sendDeskPage(reply.code(statuses[code] ?? 409), {
      recruiter,
      title: code === errorCode.notFound ? 'Not there' : 'Not possible',
      problem: problemText(code),
      body: html`<p><a href="${recruiter ? deskUrl(recruiter.id) : '/dev/employer'}">${recruiter ? 'To the jobs' : 'Choose a recruiter'}</a></p>`,
    })

  const visit = async (request: FastifyRequest, reply: FastifyReply): Promise<Visit | null> => {
    const asked = params.safeParse(request.params)
    const recruiter = asked.success ? await findDeskRecruiter(app.connection.db, asked.data.recruiter) : null
    if (!asked.success || !recruiter) {
      refuse(reply, null, errorCode.notFound)
      return null
    }
    return { ...asked.data, ...readRequest(request), recruiter, reply }
  }

  return {
    db: app.connection.db,
    call: createEmployerCall(app),
    download: createEmployerDownload(app),
    refuse: ({ reply, recruiter }: Visit, code: number) => refuse(reply, recruiter, code),
    /** The same visit with a form that was refused, for the page that the form stands on. */
    refuseForm: (visit: Visit, refusal: Refusal, fields?: FormFields): Visit => ({
      ...visit,
      refused: refusedForm(visit.path, visit.body, refusal, fields),
    }),
    /** Shows a page of the desk; with the words of what could not be done before, where its form or the address says so. */
    show: ({ reply, recruiter, query, refused }: Visit, page: { current: DeskPlace; title: string; body: Html }) => {
      const code = refused?.code ?? (query.problem === undefined ? undefined : Number(query.problem))
      return sendDeskPage(refused === undefined ? reply : reply.code(statuses[refused.code] ?? 409), {
        ...page,
        recruiter,
        problem: code === undefined ? undefined : problemText(code, refused?.message),
      })
    },
    /** Goes on to a page after a form, which says what the API refused. */
    goOn: (
      { reply, recruiter }: Visit,
      path: string,
      { code }: Result<unknown>,
      query: Record<string, string | undefined> = {},
    ) => {
      const added = toQuery({ ...query, problem: code === 0 ? undefined : code })
      const address = path.includes('?') ? `${path}${added.replace('?', '&')}` : `${path}${added}`
      return reply.redirect(deskUrl(recruiter.id, address), 303)
    },
    get: (path: string, handler: (visit: Visit) => Promise<unknown>) =>
      scope.get(`/dev/employer/desk/:recruiter${path}`, async (request, reply) => {
        const visitor = await visit(request, reply)
        if (visitor) await handler(visitor)
        return reply
      }),
    post: (path: string, handler: (visit: Visit) => Promise<unknown>) =>
      scope.post(
        `/dev/employer/desk/:recruiter${path}`,
        { config: { allowsCrossSiteForms: true } },
        async (request, reply) => {
          requireAllowedOrigin(request, app.settings)
          const visitor = await visit(request, reply)
          if (visitor) await handler(visitor)
          return reply
        },
      ),
  }
}
export type Desk = ReturnType<typeof createDesk>

const statuses: Record<number, number> = {
  [errorCode.notFound]: 404,
  [errorCode.noPermission]: 403,
  [errorCode.validationFailed]: 400,
  [errorCode.tooManyAttempts]: 429,
}
