import type { ApiClient } from '@jobspan/shared-kit/api'
import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { queryOptions } from '@tanstack/react-query'

/** Names are the companies' own, the same in every language. */
export const providerNames: Record<SocialProvider, string> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
  line: 'LINE',
  x: 'X',
}

/** Social logins that work here. */
export const socialProvidersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-profile', 'social-providers'],
    queryFn: async ({ signal }) => {
      const { listSocialProviders } = await import('@jobspan/shared-kit/contracts/auth/sign-in')
      return api.call(listSocialProviders, { signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Address of the provider's page, which leads back to `redirect`. */
export const startSocialLink = async (api: ApiClient, provider: SocialProvider, redirect: string) => {
  const { socialLogin } = await import('@jobspan/shared-kit/contracts/auth/sign-in')
  return api.call(socialLogin, { body: { social_type: provider, purpose: 'link', redirect } })
}

/** Takes a social account off; 40008 where nothing else would lead into the account. */
export const unlinkSocialAccount = async (api: ApiClient, provider: SocialProvider) => {
  const { unlinkSocial } = await import('@jobspan/shared-kit/contracts/auth/account-security')
  return api.call(unlinkSocial, { params: { provider } })
}
