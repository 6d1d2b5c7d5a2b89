import type { SessionManager } from '../session/session-manager.ts'
import type { SessionServices } from './create-session.ts'

/**
 * The session manager. Its code is loaded with the deferred services, or before with the first call that the API answers with 401: no
 * first paint needs it. Where the code does not load, the call fails as if there were no session.
 */
export const loadSessionManager = (services: SessionServices): SessionManager => {
  let manager: SessionManager | undefined
  const load = () =>
    import(/* webpackChunkName: "after-load" */ './create-session.ts').then(({ createSession }) => {
      manager ??= createSession(services)
      return manager
    }, services.warn)
  return {
    onUnauthorized: async () => (await load())?.onUnauthorized() ?? false,
    refresh: async (options) => (await load())?.refresh(options),
  }
}
