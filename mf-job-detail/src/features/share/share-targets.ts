export type ShareTarget = { name: string; href: string }

const withQuery = (address: string, query: Record<string, string>) =>
  `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`

/** Where a link can be sent without an account of ours anywhere: plain addresses, no script and no tracker of theirs. */
export const shareTargets = (url: string, title: string): ShareTarget[] => [
  { name: 'LinkedIn', href: withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }) },
  { name: 'X', href: withQuery('https://x.com/intent/post', { text: title, url }) },
  { name: 'Facebook', href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }) },
  { name: 'WhatsApp', href: withQuery('https://wa.me/', { text: `${title} ${url}` }) },
  { name: 'LINE', href: withQuery('https://social-plugins.line.me/lineit/share', { url, text: title }) },
]

export const mailTarget = (url: string, title: string) =>
  `mailto:?${new URLSearchParams({ subject: title, body: `${title}\n${url}` }).toString().replaceAll('+', '%20')}`
