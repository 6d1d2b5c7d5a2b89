import { redeemHandOff } from '@jobspan/shared-kit/contracts/employer/hand-off'
import { escapeHtml } from '@jobspan/shared-kit/contracts/platform/escape-html'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isEmployerUrl } from '../../../api/src/employer/hand-off/hand-off-target.ts'
import { sendDevelopmentPage } from '../../../api/src/platform/http/development-page.ts'
import { employerAuthHeaders } from '../../../api/src/platform/http/employer-auth.ts'
import { registerEmployerChats } from './employer-chats.ts'
import { registerDesk } from './register-desk.ts'

type Query = { code?: string; redirect?: string; 'app-redirect-modal-closed'?: string }

/**
 * A small employer site, for a site that has none: shows that a member arrives signed in, and how, and lets a developer answer
 * for recruiters. Like any other site it knows
 * of the member only what it gets for the code, from server to server, by its secret. For its recruiters there is the desk.
 */
export const registerDevelopmentEmployer = (app: FastifyInstance): void => {
  registerDesk(app)
  registerEmployerChats(app)
  app.get<{ Params: { country: string; language: string }; Querystring: Query }>(
    '/dev/employer/keep-login/:country/:language',
    async ({ params, query }, reply) => {
      const answer = await app.inject({
        method: redeemHandOff.method,
        url: redeemHandOff.path,
        headers: employerAuthHeaders(app.settings),
        payload: { code: String(query.code ?? '') },
      })
      const { code, message, data } = answer.json()
      const facts =
        code === 0
          ? [`Welcome, ${data.user.first_name} ${data.user.last_name}.`, `Signed in as ${data.user.email}.`]
          : ['Nobody is signed in.', `The code was not taken: ${message} (${code})`]
      return sendPage(reply, params, [...facts, ...whereTo(query.redirect)])
    },
  )
  app.get<{ Params: { country: string; language: string } }>('/dev/employer/:country/:language', ({ params }, reply) =>
    sendPage(reply, params, ['Nobody is signed in.']),
  )

  /** Only this site's own addresses are gone on to, whatever the query says. */
  const whereTo = (redirect: string | undefined): string[] => {
    const url = redirect === undefined ? null : URL.parse(redirect)
    return url && isEmployerUrl(url, app.settings.handOff.employerSite)
      ? [`Goes on to ${url.pathname}${url.search}`]
      : []
  }
}

const sendPage = (
  reply: FastifyReply,
  { country, language }: { country: string; language: string },
  lines: string[],
) => {
  const facts = [...lines, `Country ${country}, language ${language}.`]
  return sendDevelopmentPage(reply, {
    title: 'Development employer site',
    body: `${facts.map((line) => `<p dir="auto">${escapeHtml(line)}</p>`).join('')}<p><a href="/dev/employer">Employer desk</a></p><p><a href="/dev/employer/chats">Chats with seekers</a></p><p><a href="/">Back to the jobs</a></p>`,
    narrow: true,
  })
}
