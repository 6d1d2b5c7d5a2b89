import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { escapeHtml } from '@jobspan/shared-kit/contracts/platform/escape-html'
import type { FastifyReply } from 'fastify'
import { providerNames } from '../../../api/src/auth/social-login/provider-names.ts'
import { sendDevelopmentPage } from '../../../api/src/platform/http/development-page.ts'

/** Says what it is: nobody is to take it for the provider itself. Runs no script. */
export const sendLoginPage = (reply: FastifyReply, provider: SocialProvider, errorMessage?: string) => {
  const name = escapeHtml(providerNames[provider])
  return sendDevelopmentPage(reply, {
    title: `Local stand-in for ${name}`,
    narrow: true,
    body: `<p class="soft">This is not ${name}. No client of ${name} is configured here, so this page plays its part: say who you are there.
The same address is the same person. Leave the address empty for an account that gives none.</p>
${errorMessage ? `<p role="alert">${escapeHtml(errorMessage)}</p>` : ''}
<form method="post">
<label>Name <input name="name" required maxlength="100" autocomplete="off"></label>
<label>Email <input name="email" type="email" maxlength="254" autocomplete="off"></label>
<label class="check"><input name="verified" type="checkbox" checked> The address is verified</label>
<button class="first" name="answer" value="continue">Continue</button>
<button name="answer" value="cancel" formnovalidate>Cancel</button>
</form>`,
  })
}

/** Which providers are stood in for, and how to meet them. */
export const sendProviderList = (reply: FastifyReply, providers: readonly SocialProvider[]) =>
  sendDevelopmentPage(reply, {
    title: 'Local stand-ins',
    narrow: true,
    body: `<p class="soft">No client of these is configured here, so a page of this machine plays the part of each. <a href="/get-started">Sign in</a> with one of them to meet it.</p>
<ul>${providers.map((provider) => `<li>${escapeHtml(providerNames[provider])}</li>`).join('')}</ul>`,
  })
