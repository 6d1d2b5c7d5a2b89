import { contribute, declareSlot, defineRemote, navigationLink, page } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'

export default defineRemote({
  name: 'mf-chat',
  pages: [
    page('/chat', () => import('./pages/chats-page.tsx'), { access: 'member' }),
    page('/chat/interviews', () => import('./pages/interviews-page.tsx'), { access: 'member' }),
    page('/chat/:chatId', () => import('./pages/chat-page.tsx'), { access: 'member' }),
  ],
  slots: {
    'kit.mf-chat': () => import('./slots/kit-story.tsx'),
  },
  declaredSlots: [declareSlot('chat.panel', { version: '1.0', onFailure: 'hide' })],
  contributions: [
    contribute('job.actions', 'chat', () => import('./slots/job-actions.tsx'), {
      version: '1.0',
      order: 20,
      hydrateOn: 'interaction',
    }),
  ],
  // The header shows the same link with how many chats are unread.
  navigation: [
    navigationLink({
      area: 'bottom-bar',
      id: 'chat',
      to: urls.chat(),
      textKey: 'navigation.chat',
      icon: 'message-circle',
      weight: 30,
      access: 'member',
    }),
  ],
  texts: async (language) => (await import(`./locales/${language}.json`, { with: { type: 'json' } })).default,
})
