import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'

/** Step of somebody who signed in, but too late for a social account to be linked. */
export const getLinkExpiredStep = (provider: SocialProvider): string => `link-expired-${provider}`
