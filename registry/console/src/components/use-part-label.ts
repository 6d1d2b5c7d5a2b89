import { useConsoleText } from '../texts.ts'

/** Pages whose addresses do not say what they are in words that product owners use. */
const pages: Record<string, string> = {
  '/': 'home',
  '/jobs-hiring/:query': 'search',
  '/onsite-job': 'onsite',
  '/job/:slug': 'job',
  '/job/:slug/apply/success': 'applied',
  '/chat/:chatId': 'conversation',
  '/chat/interviews': 'interviews',
  '/jobseeker-complete-profile': 'completeProfile',
  '/jobseeker-complete-profile/:step': 'completeProfile',
  '/manage-profile': 'profile',
  '/manage-profile/:tab': 'profile',
  '/job-alert/:purpose': 'alertLinks',
  '/recommended-job': 'myJobs',
  '/recommended-job/:tab': 'myJobs',
}

/** Places of other features' pages, by the name of the slot. */
const sections: Record<string, string> = {
  'search.preview': 'searchPreview',
  'job.actions': 'jobActions',
  'job.eligibility': 'jobEligibility',
  'home.sections': 'homeSections',
  'profile.badges': 'profileBadges',
  'chat.panel': 'chatPanel',
  'settings.tabs': 'settingsTabs',
}

/** Examples of a feature's components for who builds with them; no visitor sees one. */
const story = 'kit.'

/** Words of an address: `/free-resume-template/:id` is “Free resume template”. */
const toWords = (path: string): string => {
  const words = path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith(':'))
    .join(' ')
    .replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Pages and sections in plain words, each once: an address or the name of a slot tells nothing to who does not build them. */
export const usePartLabels = () => {
  const t = useConsoleText()
  const pageOf = (path: string) => {
    const known = pages[path]
    return known ? t(`part.page.${known}`) : t('part.page.other', { name: toWords(path) })
  }
  const sectionOf = (name: string) => {
    const [slot = ''] = name.split('/')
    const known = sections[slot]
    if (known) return t(`part.section.${known}`)
    return t(slot.endsWith('.summary') ? 'part.section.summary' : 'part.section.other')
  }
  return ({ routes, slots }: { routes: readonly string[]; slots: readonly string[] }): string[] => [
    ...new Set([...routes.map(pageOf), ...slots.filter((name) => !name.startsWith(story)).map(sectionOf)]),
  ]
}
