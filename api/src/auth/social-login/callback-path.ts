import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'

/** Where a provider leads the browser back to; registered with each provider, for the public host and each country's. */
export const callbackPath = (provider: SocialProvider): string => `/api/auth/social/${provider}/callback`
