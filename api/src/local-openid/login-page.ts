import type { SocialProvider } from '@jobspan/shared-kit/contracts/sign-in'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../mail/compose-mail.ts'
import { providerNames } from '../social-login/provider-names.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-inline-size:26rem;margin:3rem auto;padding-inline:1rem;color-scheme:light dark}
form{display:grid;gap:1rem}label{display:grid;gap:.25rem}label.check{display:flex;gap:.5rem;align-items:center}
input:not([type=checkbox]){font:inherit;padding:.6rem;border:1px solid #8888;border-radius:.4rem}
button{font:inherit;padding:.7rem;border:1px solid #8888;border-radius:.4rem;cursor:pointer}`

/** Says what it is: nobody is to take it for the provider itself. Runs no script. */
export const sendLoginPage = (reply: FastifyReply, provider: SocialProvider, problem?: string) => {
  const name = escapeHtml(providerNames[provider])
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    )
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Local stand-in for ${name}</title><style>${style}</style></head><body><main>
<h1>Local stand-in for ${name}</h1>
<p>This is not ${name}. No client of ${name} is configured here, so this page plays its part: say who you are there.
The same address is the same person. Leave the address empty for an account that gives none.</p>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post">
<label>Name <input name="name" required maxlength="100" autocomplete="off"></label>
<label>Email <input name="email" type="email" maxlength="254" autocomplete="off"></label>
<label class="check"><input name="verified" type="checkbox" checked> The address is verified</label>
<button name="answer" value="continue">Continue</button>
<button name="answer" value="cancel" formnovalidate>Cancel</button>
</form></main></body></html>`)
}
