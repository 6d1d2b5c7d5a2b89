import { escapeHtml } from '@jobspan/shared-kit/contracts/platform/escape-html'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type Provider from 'oidc-provider'
import { acceptForms } from '../../../api/src/platform/http/accept-forms.ts'
import { sendDevelopmentPage } from '../../../api/src/platform/http/development-page.ts'
import { atPublicOrigin, serveLocalProvider } from '../openid/serve-local-provider.ts'
import { createLocalSingpass } from './local-singpass.ts'
import { localSingpassBase } from './local-singpass-base.ts'
import { personaByKey, personas } from './personas.ts'

const choices = personas
  .map(
    ({ key, label }, index) =>
      `<label class="check"><input type="radio" name="persona" value="${key}"${index === 0 ? ' checked' : ''}> ${escapeHtml(label)}</label>`,
  )
  .join('')

/** Says what it is: nobody is to take it for Singpass. Runs no script, and asks for nothing that is true. */
const sendPersonaPage = (reply: FastifyReply, errorMessage?: string) =>
  sendDevelopmentPage(reply, {
    title: 'Local stand-in for Singpass',
    narrow: true,
    style: 'fieldset{border:0;padding:0;margin:0;display:grid}input[type=radio]{inline-size:20px;min-block-size:20px}',
    body: `<p class="soft">This is not Singpass. No client of Singpass is configured here, so this page plays its part. The people are invented.</p>
${errorMessage ? `<p role="alert">${escapeHtml(errorMessage)}</p>` : ''}
<form method="post"><fieldset><legend>Log in as</legend>${choices}</fieldset>
<p class="soft">The site reads the number, name, residential status, nationality and pass of who is chosen.</p>
<button class="first" name="answer" value="continue">Log in and share</button>
<button name="answer" value="cancel">Cancel</button></form>`,
  })

type Login = { Params: { uid: string }; Body: Record<string, string | undefined> }

/** The stand-in for Singpass, at `/dev/singpass`, for those who may use stand-ins. */
export const registerLocalSingpass = (app: FastifyInstance): void => {
  let running: Promise<Provider> | undefined
  const run = () => {
    running ??= createLocalSingpass(app)
    return running
  }
  const loginPath = `${localSingpassBase}/login/:uid`

  app.register(async (scope) => {
    acceptForms(scope)
    scope.get(localSingpassBase, async (_, reply) =>
      sendDevelopmentPage(reply, {
        title: 'Local stand-in for Singpass',
        narrow: true,
        body: `<p class="soft">No client of Singpass is configured here, so a page of this machine plays its part. <a href="/manage-profile/profile">Verify your identity</a> on the site for Singapore to meet it.</p>
<ul>${personas.map(({ label }) => `<li>${escapeHtml(label)}</li>`).join('')}</ul>`,
      }),
    )
    scope.get(loginPath, async (_, reply) => sendPersonaPage(reply))
    scope.post<Login>(loginPath, { config: { allowsCrossSiteForms: true } }, async (request, reply) => {
      const persona = personaByKey.get(request.body?.persona ?? '')
      const isCancelled = request.body?.answer === 'cancel'
      if (!persona && !isCancelled) return sendPersonaPage(reply.code(422), 'Choose somebody.')
      const result =
        persona && !isCancelled
          ? { login: { accountId: persona.subject } }
          : { error: 'access_denied', error_description: 'Cancelled' }
      const provider = await run()
      const raw = atPublicOrigin(app, request)
      const goOn = await provider.interactionResult(raw, reply.raw, result).catch(() => null)
      if (goOn) return reply.redirect(goOn, 303)
      return sendPersonaPage(reply.code(410), 'This login is over. Begin again on the site.')
    })
  })
  serveLocalProvider(app, localSingpassBase, async () => ({ provider: await run(), base: localSingpassBase }))
}
