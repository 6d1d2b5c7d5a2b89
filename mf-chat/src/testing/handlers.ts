import type { Chat, ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { buildMember, type RenderOptions } from '@jobspan/shared-kit/testing'

const translations = {
  'en-us': () => import('../locales/en-us.json', { with: { type: 'json' } }),
  ar: () => import('../locales/ar.json', { with: { type: 'json' } }),
}

/** How every test of this remote is rendered: as a member. */
export const asMember = async (
  language: keyof typeof translations & LanguageKey = 'en-us',
): Promise<RenderOptions> => ({
  namespace: 'mf-chat',
  language,
  texts: { 'mf-chat': (await translations[language]()).default },
  session: { kind: 'member', user: buildMember() },
})

export const aRecruiter = (recruiter: Partial<Chat['recruiter']> = {}): Chat['recruiter'] => ({
  id: 3,
  name: 'Aisyah Rahman',
  title: 'Recruiter',
  avatar_url: null,
  is_online: false,
  seen_at: null,
  ...recruiter,
})

export const aMessage = (id: number, message: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  client_id: null,
  sender: 'recruiter',
  kind: 'text',
  text: `Message ${id}`,
  job: null,
  sent_at: '2026-11-20T08:05:00Z',
  is_recalled: false,
  ...message,
})

export const aJob = { id: 7, slug: 'site-engineer-7', title: 'Site engineer', status: 'open' as const }

export const aChat = (chat: Partial<Chat> = {}): Chat => ({
  id: 5,
  recruiter: aRecruiter(),
  company: { id: 1, name: 'Harbour Works', logo_url: null, is_verified: true },
  job: aJob,
  last_message: aMessage(10),
  unread_count: 0,
  recruiter_read_id: 0,
  is_pinned: false,
  is_muted: false,
  is_not_interested: false,
  is_open: true,
  updated_at: '2026-11-20T08:05:00Z',
  ...chat,
})

export const paths = {
  chats: '/api/jobApplication/chats',
  chat: '/api/jobApplication/chats/5',
  messages: '/api/jobApplication/chats/5/messages',
  read: '/api/jobApplication/chats/5/read',
  update: '/api/jobApplication/chats/5/update',
  messaging: '/api/jobApplication/im/session',
  jobChat: '/api/jobApplication/jobs/7/chat',
  redDot: '/api/apiGo/interview/red_dot',
} as const

/** Where the live connection is opened: the page's own origin. */
export const socketUrl = 'ws://localhost/api/jobApplication/im/live'
