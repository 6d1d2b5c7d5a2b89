import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'

/** As the providers write themselves, in every language. */
export const providerNames: Record<SocialProvider, string> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
  line: 'LINE',
  x: 'X',
}
