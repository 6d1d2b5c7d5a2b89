import { createInvitationLink } from '@jobspan/shared-kit/contracts/rewards/invitations'
import { getProgramme } from '@jobspan/shared-kit/contracts/rewards/programme'
import { registerMember } from '../session/register-member.ts'
import { headers } from '../session/sign-in.ts'
import { findJob, findLink, hosts, type PageAddress, searchPath } from '../site.ts'
import type { MemberPageName, PageLanguage, PageOptions, PublicPageName } from './page-options.ts'

const paths = {
  home: '',
  search: searchPath,
  companies: '/companies',
  'remote-jobs': '/remote-jobs',
  'web3-jobs': '/web3-jobs',
  'sign-in': '/get-started',
  'resume-template': '/free-resume-template',
  'invite-friends': '/invite-friends',
  download: '/download',
  terms: '/terms',
  privacy: '/privacy',
} as const satisfies Partial<Record<PublicPageName, string>>

/** Registers a member, who makes a link to invite others by; gives its code. */
const makeInvitation = async (port: number): Promise<string> => {
  const origin = `http://localhost:${port}`
  const cookies = await registerMember(origin)
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(origin + path, {
      ...init,
      headers: {
        ...headers,
        origin,
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        ...init.headers,
      },
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()).data
  }
  const { terms_version } = await ask(getProgramme.path)
  const { code } = await ask(createInvitationLink.path, {
    method: createInvitationLink.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ terms_version }),
  })
  return code
}

/** Of the others: a job and a company are the first that are shown, the invitation is a new one. */
const findPath = async (port: number, name: PublicPageName, language: PageLanguage): Promise<string> => {
  if (name === 'job') return findJob(port, language)
  if (name === 'company')
    return findLink(
      port,
      { host: hosts[language], path: `/${language}${paths.companies}` },
      new RegExp(`href="(/${language}/company/[^"?]+)`),
    )
  if (name === 'invitation') return `/${language}/invite/${await makeInvitation(port)}`
  return `/${language}${paths[name]}`
}

/** Where the pages are that anybody may open, each language in a country that reads it. */
export const findPublicPages = async (
  port: number,
  { publicPages }: Pick<PageOptions, 'publicPages'>,
): Promise<PageAddress[]> => {
  const found: PageAddress[] = []
  for (const { name, languages } of publicPages)
    for (const language of languages)
      found.push({
        label: `${name}, ${language}`,
        host: hosts[language],
        path: await findPath(port, name, language),
      })
  return found
}

const ofMember = (name: MemberPageName, path: string): PageAddress => ({
  label: `${name}, en-us`,
  host: 'localhost',
  path: `/en-us${path}`,
})

/** What a member comes back to. */
export const memberPages: Record<MemberPageName, PageAddress> = {
  landing: ofMember('landing', '/onsite-job'),
  'my-jobs': ofMember('my-jobs', '/recommended-job/pending'),
  profile: ofMember('profile', '/manage-profile/profile'),
  chats: ofMember('chats', '/chat'),
  rewards: ofMember('rewards', '/rewards'),
  settings: ofMember('settings', '/account-settings/account'),
}
