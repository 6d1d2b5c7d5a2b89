import type { FastifyInstance } from 'fastify'
import { acceptForms } from '../../../api/src/platform/http/accept-forms.ts'
import { registerAgendaPage } from './agenda-page.ts'
import { registerApplicationPages } from './application-pages.ts'
import { registerChatPages } from './chat-pages.ts'
import { createDesk } from './create-desk.ts'
import { deskUrl, sendDeskPage } from './desk-page.ts'
import { recruiterChoice } from './desk-pages.ts'
import { listDeskRecruiters } from './desk-recruiters.ts'
import { deskScript } from './desk-script.ts'
import { registerInterviewPages } from './interview-pages.ts'
import { registerNotePages } from './note-pages.ts'
import { acceptFormsWithFiles } from './receive-files.ts'
import { registerReferralPages } from './referral-pages.ts'
import { registerSeekerPages } from './seeker-pages.ts'
import { registerTeamPages } from './team-pages.ts'

/**
 * A desk at which a developer is a recruiter: applications, members, chats and team, as an employer's own system would show them. It calls
 * the recruiters' API from server to server; as whom, says the address.
 */
export const registerDesk = (app: FastifyInstance): void => {
  app.register(async (scope) => {
    acceptForms(scope)
    acceptFormsWithFiles(scope)
    const desk = createDesk(app, scope)
    scope.get<{ Querystring: { query?: string; page?: string } }>('/dev/employer', async ({ query }, reply) => {
      const page = Math.min(Math.max(Math.trunc(Number(query.page)) || 1, 1), 1000)
      const words = String(query.query ?? '').slice(0, 100)
      return sendDeskPage(reply, {
        recruiter: null,
        title: 'Who are you?',
        body: recruiterChoice(await listDeskRecruiters(desk.db, words, page), words),
      })
    })
    scope.get('/dev/employer/desk.js', async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(deskScript),
    )
    registerApplicationPages(desk)
    registerNotePages(desk)
    registerChatPages(desk)
    registerInterviewPages(desk)
    registerAgendaPage(desk)
    registerSeekerPages(desk)
    registerReferralPages(desk)
    registerTeamPages(desk)
    // The address of a form that was refused is in the address bar: asked for again, it leads to the page of the form.
    desk.get('/:about/:id/*', async ({ recruiter, path, reply }) =>
      reply.redirect(deskUrl(recruiter.id, /\/(?:applications|chats|seekers)\/\d+/.exec(path)?.[0] ?? '')),
    )
  })
}
