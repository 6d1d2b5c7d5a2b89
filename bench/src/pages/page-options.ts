/** Pages that anybody may open, in the order in which tables list them. */
export const publicPageNames = [
  'home',
  'search',
  'job',
  'company',
  'companies',
  'remote-jobs',
  'web3-jobs',
  'sign-in',
  'resume-template',
  'invite-friends',
  'invitation',
  'download',
  'terms',
  'privacy',
] as const
export type PublicPageName = (typeof publicPageNames)[number]

export const memberPageNames = ['landing', 'my-jobs', 'profile', 'chats', 'rewards', 'settings'] as const
export type MemberPageName = (typeof memberPageNames)[number]

const pageLanguages = ['en-us', 'ar', 'ja'] as const
export type PageLanguage = (typeof pageLanguages)[number]

/** Measured in all languages; the others share their code and their kind of content, and are measured in the first. */
const inAllLanguages: ReadonlySet<string> = new Set(['home', 'search', 'job', 'company', 'sign-in'])

export type PageOptions = {
  publicPages: readonly { name: PublicPageName; languages: readonly PageLanguage[] }[]
  memberPages: readonly MemberPageName[]
  /** With applied throttling, of which the median counts; twice as many are simulated. */
  visits: number
  /** Not all that the documents show: its figures are printed and not kept. */
  isPart: boolean
}

/** What `parseArgs` is told. */
export const pageArguments = {
  pages: { type: 'string' },
  languages: { type: 'string' },
  visits: { type: 'string', default: '5' },
} as const

type Values = { pages?: string; languages?: string; visits: string }

const chosen = <Name extends string>(option: string, text: string, names: readonly Name[]): Name[] => {
  const wanted = text.split(',')
  const unknown = wanted.find((name) => !names.includes(name as Name))
  if (unknown !== undefined) throw new Error(`--${option} ${unknown}: there is none; there are ${names.join(', ')}`)
  return names.filter((name) => wanted.includes(name))
}

/** Reads which pages are measured and how often; throws a text for people where it makes no sense. */
export const readPageOptions = ({ pages, languages, visits }: Values): PageOptions => {
  const count = Number(visits)
  if (!Number.isInteger(count) || count < 1) throw new Error(`--visits ${visits}: give a whole number, 1 or more`)
  const text = pages?.replace(/\bpublic\b/, publicPageNames.join()).replace(/\bmembers\b/, memberPageNames.join())
  const names =
    text === undefined ? publicPageNames : chosen('pages', text, [...publicPageNames, ...memberPageNames] as const)
  const only = languages === undefined ? undefined : chosen('languages', languages, pageLanguages)
  return {
    publicPages: publicPageNames
      .filter((name) => (names as readonly string[]).includes(name))
      .map((name) => ({ name, languages: only ?? (inAllLanguages.has(name) ? pageLanguages : ['en-us']) })),
    memberPages: memberPageNames.filter((name) => (names as readonly string[]).includes(name)),
    visits: count,
    isPart: pages !== undefined || languages !== undefined || count < 5,
  }
}
