import type { FastifyReply } from 'fastify'

/** The site's own colours (light, dark), so that a page which only developers meet can be read in either and on a phone. */
const style = `
:root{color-scheme:light dark;--paper:light-dark(#fbfaf7,#0f1215);--surface:light-dark(#fff,#171b20);--ink:light-dark(#14171f,#eceef2);
--soft:light-dark(#4a5160,#b4bac6);--line:light-dark(#cfcbc0,#3a424d);--accent:light-dark(#0e6b51,#4fc79c);--on:light-dark(#fff,#0b0d10)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{max-inline-size:60rem;margin-inline:auto;padding:24px 16px 64px;overflow-wrap:anywhere}
main.narrow{max-inline-size:27rem;padding-block-start:48px}
h1{font-size:28px;line-height:1.2;margin-block:0 16px}
a{color:var(--accent);text-underline-offset:3px}
.soft{color:var(--soft)}
table{inline-size:100%;border-collapse:collapse;font-size:15px}
th,td{padding:8px 12px 8px 0;text-align:start;vertical-align:top;border-block-end:1px solid var(--line)}
th,time{color:var(--soft);font-weight:500}
time{white-space:nowrap;font-variant-numeric:tabular-nums}
@media (max-width:640px){table,tbody,tr,td{display:block}tr:has(th){display:none}tr{padding-block:12px;border-block-end:1px solid var(--line)}td{border:0;padding:0}}
iframe{inline-size:100%;block-size:420px;border:1px solid var(--line);border-radius:8px;background:var(--paper)}
pre{white-space:pre-wrap;padding:16px;border-radius:8px;border:1px solid var(--line);background:var(--surface);font:14px/1.6 ui-monospace,monospace}
form{display:grid;gap:16px;margin-block-start:24px}
label{display:grid;gap:4px;font-weight:600;font-size:15px}
label.check{display:flex;gap:8px;align-items:center;min-block-size:44px;font-weight:400}
input:not([type=checkbox]){font:inherit;color:inherit;inline-size:100%;min-block-size:44px;padding-inline:12px;border:1px solid var(--line);border-radius:8px;background:var(--surface)}
input[type=checkbox]{inline-size:20px;block-size:20px;accent-color:var(--accent)}
button{font:inherit;font-weight:600;min-block-size:44px;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:var(--ink);cursor:pointer}
button.first{background:var(--accent);border-color:var(--accent);color:var(--on)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`

type Page = {
  title: string
  body: string
  narrow?: boolean
  policy?: string
  /** What is above the page's own part, such as links to others. */
  header?: string
  /** Rules of this page, after those of all. */
  style?: string
}

/** Sends a page of a local stand-in: plain, without script, never kept. `title`, `header` and `body` are HTML, escaped by the caller. */
export const sendDevelopmentPage = (
  reply: FastifyReply,
  { title, body, narrow = false, policy = '', header = '', style: ownStyle = '' }: Page,
) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; ${policy || "frame-ancestors 'none'"}`,
    )
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}${ownStyle}</style></head><body>${header}<main${narrow ? ' class="narrow"' : ''}><h1 dir="auto">${title}</h1>${body}</main></body></html>`,
    )
