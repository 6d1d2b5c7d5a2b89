import type { ApiClient } from '@jobspan/shared-kit/api'
import { login, register, type Session } from '@jobspan/shared-kit/contracts/session'
import type { Locale } from '@jobspan/shared-kit/remote'
import { splitName } from './person-name.ts'

export type AccountForm = { kind: 'new' | 'existing'; name: string; email: string; password: string }

type Member = Extract<Session, { kind: 'member' }>['user']

/** Registers or signs in. `intent` names one attempt with the same words, so that a lost answer does no harm. */
export const openAccount = async (
  api: ApiClient,
  account: AccountForm,
  locale: Pick<Locale, 'language' | 'country'>,
  intent: string,
): Promise<Member> => {
  if (account.kind === 'existing') {
    const body = { login: account.email, password: account.password, language_code: locale.language }
    return (await api.call(login, { body })).user
  }
  const body = {
    email: account.email,
    password: account.password,
    ...splitName(account.name, locale.language),
    terms_and_condition: 1 as const,
    country_key: locale.country,
    source: 'web',
  }
  return (await api.call(register, { body, idempotencyKey: intent })).user
}
