import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import texts from './general-texts.json' with { type: 'json' }

/** Where a notification leads. It is kept with it, until somebody presses it. */
export type NotificationTarget = {
  chatId: number | null
  /** Path and query. */
  path: string
}

type ReadMessage = {
  title: string
  options: NotificationOptions & {
    data: NotificationTarget
    /** Whether it makes itself noticed where it takes the place of another one (https://notifications.spec.whatwg.org/#renotify-preference-flag). */
    renotify: boolean
  }
  /** How many notifications are unread, where it says so. */
  unreadCount: number | undefined
}

/** What to show where a message does not say it, in the language of the browser: in Hong Kong Chinese is written as in Taiwan. */
const getGeneralText = (browserLanguage: string): string => {
  const wanted = browserLanguage.toLowerCase()
  if (/^zh-(hant|tw|hk|mo)/.test(wanted)) return texts['zh-tw']
  const keys = Object.keys(texts) as LanguageKey[]
  return texts[keys.find((key) => key.slice(0, 2) === wanted.slice(0, 2)) ?? 'en-us']
}

const parseObject = (text: string | undefined): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}

const readText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** The address may be one of the site's other hosts: the worker stays on its own, and takes the path alone. */
const readTarget = (navigate: unknown): NotificationTarget => {
  try {
    const { pathname, search } = new URL(String(navigate))
    const [, chatId] = /^\/[a-z-]+\/chat\/(\d+)$/.exec(pathname) ?? []
    return { chatId: chatId === undefined ? null : Number(chatId), path: pathname + search }
  } catch {
    return { chatId: null, path: '/' }
  }
}

/**
 * What a push message says (`pushMessage` of the contract). What does not parse still gives something to show: browsers take the permission away from a
 * worker that shows nothing.
 */
export const readPushMessage = (text: string | undefined, browserLanguage: string): ReadMessage => {
  const { notification, app_badge: badge } = parseObject(text)
  const { title, body, lang, dir, tag, navigate }: Record<string, unknown> = Object(notification)
  // Without a tag each would be added to those that are shown.
  const shownTag = readText(tag) ?? 'general'
  return {
    title: readText(title) ?? getGeneralText(browserLanguage),
    options: {
      body: readText(body),
      lang: readText(lang),
      dir: dir === 'rtl' || dir === 'ltr' ? dir : 'auto',
      tag: shownTag,
      // Somebody who writes five messages makes a phone sound once.
      renotify: !shownTag.startsWith('chat-'),
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      data: readTarget(navigate),
    },
    unreadCount: typeof badge === 'number' && badge >= 0 ? badge : undefined,
  }
}
