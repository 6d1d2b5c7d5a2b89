import { readCampaign } from '@jobspan/shared-features/account'
import type { ApiClient } from '@jobspan/shared-kit/api'
import { applyingSource } from '@jobspan/shared-kit/contracts/auth/applying-source'
import { register, type Session } from '@jobspan/shared-kit/contracts/auth/session'
import { login } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { Locale } from '@jobspan/shared-kit/remote'
import { splitName } from './split-name.ts'

export type AccountForm = { kind: 'new' | 'existing'; name: string; email: string; password: string }

type Member = Extract<Session, { kind: 'member' }>['user']

class TwoFactorRequiredError extends Error {
  readonly code = 'two_factor_required'
}

/** The account asks for more than a password; only the sign-in page can. */
export const isTwoFactorRequired = (error: unknown): boolean => error instanceof TwoFactorRequiredError

/** Registers or signs in. `idempotencyKey` names one attempt with the same words, so that a lost answer does no harm. */
export const registerOrSignIn = async (
  api: ApiClient,
  account: AccountForm,
  locale: Pick<Locale, 'language' | 'country'>,
  idempotencyKey: string,
): Promise<Member> => {
  if (account.kind === 'existing') {
    const body = { login: account.email, password: account.password, language_code: locale.language }
    const result = await api.call(login, { body })
    if (result.status === 'signed_in') return result.user
    throw new TwoFactorRequiredError('the account asks for a second factor')
  }
  const body = {
    email: account.email,
    password: account.password,
    ...splitName(account.name, locale.language),
    terms_and_condition: 1 as const,
    country_key: locale.country,
    source: applyingSource,
    utm: readCampaign(),
  }
  return (await api.call(register, { body, idempotencyKey })).user
}
