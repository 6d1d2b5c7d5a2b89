import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { urls } from '@jobspan/shared-kit/routing'
import type { BootLink } from '../boot-data.ts'
import type english from './locales/en-us.json'

type Label = keyof typeof english
type Texts = Record<Label, string>
type BuiltInLink = Omit<BootLink, 'text'> & { label: Label }

const jobsPaths = ['/jobs-hiring/']
const myJobsPaths = ['/recommended-job']
const myJobs = { id: 'my-jobs', to: urls.recommendedJob(), label: 'myJobs', access: 'member' } as const

/**
 * The links of remotes whose release is from before contract 2.2, and so brings none. Goes once every remote that is named here has
 * another release.
 */
const linksByRemote: Record<string, readonly BuiltInLink[]> = {
  'mf-search': [
    ...(['header', 'footer'] as const).flatMap((area): BuiltInLink[] => [
      { area, id: 'jobs', to: urls.search(), label: 'jobs', weight: 10, activePaths: jobsPaths },
      { area, id: 'remote', to: urls.remoteJobs(), label: 'remote', weight: 20 },
      { area, id: 'web3', to: urls.web3Jobs(), label: 'web3', weight: 30 },
    ]),
    { area: 'footer', id: 'resume-template', to: urls.resumeTemplate(), label: 'resumeTemplate', weight: 50 },
    {
      area: 'bottom-bar',
      id: 'jobs',
      to: urls.search(),
      label: 'jobsShort',
      icon: 'briefcase',
      weight: 10,
      access: 'member',
      activePaths: [...jobsPaths, '/remote-jobs', '/web3-jobs'],
    },
  ],
  'mf-profile': [
    { ...myJobs, area: 'header', weight: 40, activePaths: myJobsPaths },
    { ...myJobs, area: 'footer', weight: 40 },
    { ...myJobs, area: 'member-menu', icon: 'briefcase', weight: 10 },
    { ...myJobs, area: 'bottom-bar', icon: 'bookmark', weight: 20, activePaths: myJobsPaths },
    ...(
      [
        { id: 'profile', to: urls.completeProfile(), label: 'profile', icon: 'user-round', weight: 20 },
        {
          id: 'resumes',
          to: urls.completeProfileStep('10', undefined, 5),
          label: 'resumes',
          icon: 'file-text',
          weight: 30,
        },
        { id: 'alerts', to: urls.accountSettings('job-alert'), label: 'alerts', icon: 'bell', weight: 40 },
        { id: 'settings', to: urls.accountSettings(), label: 'settings', icon: 'settings', weight: 50 },
      ] as const
    ).map((link): BuiltInLink => ({ ...link, area: 'member-menu', access: 'member' })),
    {
      area: 'bottom-bar',
      id: 'profile',
      to: urls.completeProfile(),
      label: 'profileShort',
      icon: 'user-round',
      weight: 40,
      access: 'member',
      activePaths: [urls.completeProfile(), '/account-settings/'],
    },
  ],
  'mf-chat': [
    {
      area: 'bottom-bar',
      id: 'chat',
      to: urls.chat(),
      label: 'chat',
      icon: 'message-circle',
      weight: 30,
      access: 'member',
    },
  ],
}

export const getBuiltInNavigation = (texts: Texts): Record<string, BootLink[]> =>
  Object.fromEntries(
    Object.entries(linksByRemote).map(([remote, links]) => [
      remote,
      links.map(({ label, ...link }) => ({ ...link, text: texts[label] })),
    ]),
  )

/** Those links in a language, by remote. On the server alone: browsers get the labels of their language with the list of remotes. */
export const loadBuiltInNavigation = async (language: LanguageKey): Promise<Record<string, BootLink[]>> =>
  getBuiltInNavigation(((await import(`./locales/${language}.json`)) as { default: Texts }).default)
