import type { Chat, ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import type { OutboxMessage } from '../chat/outbox.ts'

const said = (id: number, message: Partial<ChatMessage>): ChatMessage => ({
  id,
  client_id: null,
  sender: 'recruiter',
  kind: 'text',
  text: 'Could you come by on Thursday at three?',
  job: null,
  sent_at: '2026-11-20T08:05:00Z',
  is_recalled: false,
  ...message,
})

const job = { id: 7, slug: 'site-engineer-7', title: 'Site engineer', status: 'open' } as const

export const storyMessages: ChatMessage[] = [
  said(1, {}),
  said(2, { sender: 'seeker', text: 'Thursday is fine.\nIs there parking at the site?' }),
  said(3, { kind: 'job', sender: 'seeker', text: null, job }),
  said(4, { is_recalled: true, text: null }),
  said(5, { sender: 'seeker', is_recalled: true, text: null }),
]

export const storyOutbox: OutboxMessage[] = (['sending', 'unreached'] as const).map((state) => ({
  clientId: state,
  text: 'I will be there.',
  writtenAt: '2026-11-20T08:06:00Z',
  state,
}))

const chat = (id: number, change: Partial<Chat>): Chat => ({
  id,
  recruiter: {
    id,
    name: 'Aisyah Rahman',
    title: 'Recruiter',
    avatar_url: null,
    is_online: false,
    seen_at: '2026-11-20T05:00:00Z',
  },
  company: { id: 1, name: 'Harbour Works', logo_url: null, is_verified: true },
  job,
  last_message: storyMessages[0] ?? null,
  unread_count: 0,
  recruiter_read_id: 2,
  is_pinned: false,
  is_muted: false,
  is_not_interested: false,
  is_open: true,
  updated_at: '2026-11-20T08:05:00Z',
  ...change,
})

export const storyChats: Chat[] = [
  chat(1, {
    unread_count: 3,
    is_pinned: true,
    recruiter: { id: 1, name: '佐藤 美咲', title: null, avatar_url: null, is_online: true, seen_at: null },
  }),
  chat(2, { is_muted: true, job: { ...job, status: 'closed' } }),
  chat(3, { last_message: storyMessages[4] ?? null }),
]
