const withQuery = (address: string, query: Record<string, string>) =>
  `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`

/** Where a link can be sent with the member's own programs: plain addresses, no script and no tracker of theirs. */
export const shareTargets = (url: string, message: string) => [
  { name: 'WhatsApp', href: withQuery('https://wa.me/', { text: `${message} ${url}` }) },
  { name: 'Telegram', href: withQuery('https://t.me/share/url', { url, text: message }) },
  { name: 'LINE', href: withQuery('https://social-plugins.line.me/lineit/share', { url, text: message }) },
]

export const mailTarget = (url: string, subject: string, message: string) =>
  withQuery('mailto:', { subject, body: `${message}\n${url}` })
