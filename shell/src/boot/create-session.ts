import type { Platform } from '@jobspan/shared-kit/remote'
import { splitLanguage, urls } from '@jobspan/shared-kit/routing'
import type { SiteHistory } from '../navigation/history.ts'
import { areCookiesEnabled } from '../session/are-cookies-enabled.ts'
import { createSessionManager, type GuestPayload, type SessionManager } from '../session/session-manager.ts'
import { sessionExpiredPath } from '../sign-in/sign-in-steps.ts'

export type SessionServices = {
  platform: Platform
  history: Pick<SiteHistory, 'get'>
  guest: GuestPayload
  /** Called before another session takes effect. */
  onChanged(): void
  warn(error: unknown): void
}

/** Goes to the sign-in page with a notice that the session has expired. It leads back here. */
export const createRedirectToSignIn =
  ({ platform, history }: Pick<SessionServices, 'platform' | 'history'>) =>
  (): void => {
    const here = history.get()
    if (!splitLanguage(here).path.startsWith(urls.getStarted())) void platform.navigate(sessionExpiredPath(here))
  }

export const createSession = (services: SessionServices): SessionManager => {
  const { platform, guest, onChanged, warn } = services
  return createSessionManager({
    platform: () => platform,
    guest,
    areCookiesEnabled,
    sessionExpiredText: () => platform.i18n.t('sessionExpired', { ns: 'shell' }),
    cookiesBlockedText: () => platform.i18n.t('cookiesRefused', { ns: 'shell' }),
    redirectToSignIn: createRedirectToSignIn(services),
    onChanged,
    warn,
  })
}
