import type { MyJobsList } from '../contracts/applications/my-jobs.ts'
import type { CompanyTab } from '../contracts/companies/company-tabs.ts'
import { type CountryKey, findLanguage, type LanguageKey } from '../contracts/platform/locales.ts'
import { buildSearchSegment, type SearchTerms } from './search-path.ts'

/**
 * Query of a search address: filters by id, page, sort. Empty values are dropped, 0 and false are kept
 * (docs/product-rules.md#empty-query-values).
 */
export type UrlQuery = Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>

const withQuery = (path: string, query: UrlQuery = {}): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (text !== '') search.set(name, text)
  }
  // A comma is legal in a query; left as it is, addresses stay readable.
  return search.size === 0 ? path : `${path}?${search.toString().replaceAll('%2C', ',')}`
}

const segment = encodeURIComponent

/** Every own address, as the path below the language. `Link` and `Platform.navigate` add the language. */
export const urls = {
  home: () => '/',
  search: ({ keyword = '', location = '', ...query }: Partial<SearchTerms> & UrlQuery = {}) =>
    withQuery(
      `/jobs-hiring/${segment(buildSearchSegment({ keyword: String(keyword ?? ''), location: String(location ?? '') }))}`,
      query,
    ),
  remoteJobs: (query?: UrlQuery) => withQuery('/remote-jobs', query),
  web3Jobs: (query?: UrlQuery) => withQuery('/web3-jobs', query),
  resumeTemplate: () => '/free-resume-template',
  /** How to have the site on one's phone. */
  download: (query?: UrlQuery) => withQuery('/download', query),
  /** `slug` is the job's `title-slug-id`. */
  job: (slug: string) => `/job/${segment(slug)}`,
  applySuccess: (slug: string) => `/job/${segment(slug)}/apply/success`,
  /** A company's page, or a tab of it. `slug` of a company is its `name-id`. */
  company: ({ slug }: { slug: string }, tab?: CompanyTab) =>
    tab === undefined ? `/company/${segment(slug)}` : `/company/${segment(slug)}/${tab}`,
  /** Find companies: without a query the page to begin at, else its results. */
  companies: (query?: UrlQuery) => withQuery('/companies', query),
  /** Sign in and register. `redirect` is the own path to go to afterwards; `step` is where in it, such as `register`. */
  getStarted: (redirect?: string, step?: string) => withQuery('/get-started', { step, redirect }),
  /** Where the person goes on who came by a mailed link; its token is in the fragment, which no server and no Referer sees. */
  magicLink: (token: string) => `/get-started/link#${token}`,
  /** Where a phone that is signed in lets another device in. */
  qrLogin: (id: string) => `/get-started/device/${segment(id)}`,
  /** Set a new password by a mailed code. */
  changePassword: (email?: string) => withQuery('/change-password', { email }),
  /** On to another site of ours, signed in there as here (docs/product-rules.md#hand-off-code). */
  handOff: (redirectUrl?: string) => withQuery('/jobseeker-login-redirect', { redirectUrl }),
  /** Where a member lands (docs/product-rules.md#onsite-job). */
  onsiteJob: () => '/onsite-job',
  /** A tab of My jobs; guests have `saved` alone (docs/product-rules.md#my-jobs-tabs). */
  recommendedJob: (tab: MyJobsList = 'pending', query?: UrlQuery) => withQuery(`/recommended-job/${tab}`, query),
  /** The application to a job in My jobs, whichever tab lists it by then (docs/product-rules.md#address-of-an-application). */
  application: (jobId: number) => withQuery('/recommended-job', { job: jobId }),
  /** My jobs, at the first tab with something in it. */
  myJobs: () => '/recommended-job',
  /** Where a link of a job alert's mail leads; its token is in the fragment, which no server and no Referer sees. */
  jobAlertLink: (purpose: 'confirm' | 'manage' | 'unsubscribe', token: string) => `/job-alert/${purpose}#${token}`,
  /** Where a member lands whose profile is not complete (docs/product-rules.md#landing). */
  completeProfile: (redirect?: string, step?: number) => withQuery('/jobseeker-complete-profile', { step, redirect }),
  /** After its first two steps; `1101` where the resume is there already (docs/product-rules.md#profile-completion-addresses). */
  completeProfileStep: (token: '10' | '1101', redirect?: string, step?: number) =>
    withQuery(`/jobseeker-complete-profile/${token}`, { step, redirect }),
  /** What recruiters see of a member, and where the member changes it. `edit` names the part whose editor is open. */
  manageProfile: (tab: 'profile' | 'resume' | 'job-preferences' = 'profile', edit?: string) =>
    withQuery(`/manage-profile/${tab}`, { edit }),
  /** Where resumes are made of the profile, a new one begun; with the layout that was chosen elsewhere. */
  resumeBuilder: (layout?: string) => withQuery('/manage-profile/resume', { edit: 'new', layout }),
  /** What a resume says beside the profile: an attached one by its id, or the imported JSON Resume. `redirect` is where to go on. */
  readResume: (source: number | 'json', redirect?: string) =>
    withQuery(`/manage-profile/resume/${source}`, { redirect }),
  /** All chats, or one of them. */
  chat: (chatId?: number) => (chatId === undefined ? '/chat' : `/chat/${chatId}`),
  /** The member's interviews; `view` month shows them by day. */
  interviews: (query?: UrlQuery) => withQuery('/chat/interviews', query),
  /** A tab of its own, or by its name one that another remote adds. */
  accountSettings: (
    tab: 'account' | 'notifications' | 'job-alert' | 'greeting-messages' | 'block-company' | (string & {}) = 'account',
  ) => `/account-settings/${tab}`,
  /** What an invitation brings, and a member's link. */
  inviteFriends: () => '/invite-friends',
  /** Where a member's link leads whom they invite. */
  invitation: (code: string) => `/invite/${segment(code)}`,
  /** What a member earned with invitations. */
  rewards: () => '/rewards',
  rewardPoints: () => '/rewards/points',
  rewardWithdrawal: () => '/rewards/withdraw',
  /** Where a member's rewards are sent. */
  rewardDistribution: () => '/rewards/distribution',
  maintenance: () => '/maintenance',
  /** What members agree to. */
  terms: () => '/terms',
  /** What is kept about visitors and members. */
  privacy: () => '/privacy',
  /** The design kit's gallery; only in development. */
  kit: () => '/kit',
  /** Sets the country by cookie and returns to `back`; a plain link, so it works without scripts. */
  place: (country: CountryKey, back: string) => withQuery(`/place/${country}`, { back }),
} as const

/** Full path of an own address in a language. */
export const inLanguage = (language: LanguageKey, path: string): string =>
  path === '/' ? `/${language}` : `/${language}${path.startsWith('/?') ? path.slice(1) : path}`

/** Splits `/ar/job/x?y` into its language, also in capitals, and the path below it; `language` is undefined where the first segment is none. */
export const splitLanguage = (fullPath: string): { language: LanguageKey | undefined; path: string } => {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(fullPath) ?? []
  const language = findLanguage(first.toLowerCase())?.key
  if (!language) return { language: undefined, path: fullPath }
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` }
}
