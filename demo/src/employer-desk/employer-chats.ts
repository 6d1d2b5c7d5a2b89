import { randomUUID } from 'node:crypto'
import { maxMessageLength } from '@jobspan/shared-kit/contracts/chats/chats'
import { identifier } from '@jobspan/shared-kit/contracts/platform/endpoint'
import { escapeHtml } from '@jobspan/shared-kit/contracts/platform/escape-html'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod/mini'
import { ApiError } from '../../../api/src/platform/errors/api-error.ts'
import { acceptForms } from '../../../api/src/platform/http/accept-forms.ts'
import { requireAllowedOrigin } from '../../../api/src/platform/http/csrf.ts'
import { sendDevelopmentPage } from '../../../api/src/platform/http/development-page.ts'
import { deskUrl } from './desk-page.ts'
import { chatRows, messageRows } from './employer-chat-rows.ts'
import { employerClient } from './employer-client.ts'

const params = z.object({ id: identifier })
const query = z.object({ recruiter: identifier, before: z.optional(identifier), refused: z.optional(z.string()) })
const form = z.object({ client_id: z.uuid(), text: z.string() })
const pageQuery = z.object({ page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1) })

const parse = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> => {
  const result = schema.safeParse(value)
  if (!result.success) throw new ApiError('notFound')
  return result.data
}

/** Seconds after which what is shown is asked for anew. Sooner than a recruiter counts as gone. */
const refreshSeconds = 3

const titled = (
  reply: FastifyReply,
  title: string,
  body: string,
  policy = "frame-src 'self'; frame-ancestors 'none'",
) =>
  // A form's answer says where it comes from, which the usual policy of saying nothing would hide.
  sendDevelopmentPage(reply.header('referrer-policy', 'same-origin'), { title, body, policy })

/**
 * Where a developer answers for recruiters: all chats, or one with a form. Plain forms, no script; what is new shows by itself, in
 * a frame, so that what is being typed stays.
 */
export const registerEmployerChats = (app: FastifyInstance): void => {
  const employer = employerClient(app)
  const chatUrl = (id: number, recruiter: number, part = '') =>
    `/dev/employer/chats/${id}${part}?recruiter=${recruiter}`

  app.register(async (scope) => {
    acceptForms(scope)

    scope.get('/dev/employer/chats', async (request, reply) => {
      const { page } = parse(pageQuery, request.query)
      const listed = await employer.listChats(page)
      if (!listed) throw new ApiError('notFound')
      const older = listed.total > page * listed.size ? `<p><a href="?page=${page + 1}">Older chats</a></p>` : ''
      reply.header('refresh', String(2 * refreshSeconds))
      return titled(
        reply,
        'Chats',
        `<p><a href="/dev/employer">Employer desk</a></p>${chatRows(listed.items, chatUrl)}${older}`,
      )
    })

    scope.get('/dev/employer/chats/:id', async (request, reply) => {
      const { id } = parse(params, request.params)
      const { recruiter, refused } = parse(query, request.query)
      if (!(await employer.listMessages(id, recruiter))) throw new ApiError('notFound')
      const errorMarkup = refused === undefined ? '' : '<p role="alert">The message was not taken.</p>'
      return titled(
        reply,
        `Chat ${id}`,
        `<p><a href="${deskUrl(recruiter, '/chats')}">This recruiter’s desk</a> · <a href="/dev/employer/chats">Chats of all</a></p>
<form method="post" action="${escapeHtml(chatUrl(id, recruiter))}">${errorMarkup}
<input type="hidden" name="client_id" value="${randomUUID()}">
<label>Answer <input name="text" dir="auto" required maxlength="${maxMessageLength}" autocomplete="off" autofocus></label>
<button class="first">Send</button></form>
<p><iframe title="Messages" src="${escapeHtml(chatUrl(id, recruiter, '/messages'))}"></iframe></p>`,
      )
    })

    scope.get('/dev/employer/chats/:id/messages', async (request, reply) => {
      const { id } = parse(params, request.params)
      const { recruiter, before } = parse(query, request.query)
      const listed = await employer.listMessages(id, recruiter, before)
      if (!listed) throw new ApiError('notFound')
      await employer.markPresentAndRead(id, recruiter, listed.items.at(-1)?.id)
      // Earlier ones stand still, to be read.
      if (before === undefined) reply.header('refresh', String(refreshSeconds))
      const first = listed.items[0]?.id
      const earlier =
        listed.has_more && first !== undefined
          ? `<p><a href="${escapeHtml(`${chatUrl(id, recruiter, '/messages')}&before=${first}`)}">Earlier messages</a></p>`
          : ''
      const newest =
        before === undefined
          ? ''
          : `<p><a href="${escapeHtml(chatUrl(id, recruiter, '/messages'))}">Newest messages</a></p>`
      const body = `${newest}${messageRows(listed.items, recruiter, id)}${earlier}`
      return titled(reply, 'Messages', body, "frame-ancestors 'self'")
    })

    scope.post('/dev/employer/chats/:id', { config: { allowsCrossSiteForms: true } }, async (request, reply) => {
      requireAllowedOrigin(request, app.settings)
      const { id } = parse(params, request.params)
      const { recruiter } = parse(query, request.query)
      const { text, client_id: clientId } = parse(form, request.body)
      const isAccepted = await employer.answer(id, recruiter, text, clientId)
      return reply.redirect(`${chatUrl(id, recruiter)}${isAccepted ? '' : '&refused=1'}`, 303)
    })
  })
}
