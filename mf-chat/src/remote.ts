import { defineRemote, page } from '@jobspan/shared-kit/remote'

export default defineRemote({
  name: 'mf-chat',
  pages: [
    page('/chat', () => import('./pages/chats-page.tsx'), { access: 'member' }),
    page('/chat/:chatId', () => import('./pages/chat-page.tsx'), { access: 'member' }),
  ],
  slots: {
    'job.actions': () => import('./slots/job-actions.tsx'),
    'kit.mf-chat': () => import('./slots/kit-story.tsx'),
  },
  texts: async (language) => (await import(`./locales/${language}.json`, { with: { type: 'json' } })).default,
})
