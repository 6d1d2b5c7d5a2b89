import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { Browser, type Page } from './browser.ts'

export type LocalFacts = { name?: string; email?: string; isVerified?: boolean }
type Begin = { purpose?: 'link'; redirect?: string }

const isCallback = (url: URL) => url.pathname.endsWith('/callback')

/** A browser on its way to a local provider and back. */
export class SocialLoginBrowser extends Browser {
  /** Asks the API for the provider's address. */
  async begin(provider: SocialProvider, facts: Begin = {}): Promise<string> {
    const { body } = await this.post('/api/auth/jobseekers/social-login', { social_type: provider, ...facts })
    return body.data.authorise_url
  }

  /** Says at the provider who one is; gives the address of the callback, with its answer, not yet opened. */
  async signInAtProvider(authoriseUrl: string, facts: LocalFacts | 'cancel'): Promise<string> {
    const form = await this.open(authoriseUrl)
    const { name = 'Mei Tan', email = '', isVerified = true } = facts === 'cancel' ? {} : facts
    const answered = await this.submit(form.url.href, {
      answer: facts === 'cancel' ? 'cancel' : 'continue',
      name,
      email,
      ...(isVerified && { verified: 'on' }),
    })
    const page = await this.open(new URL(answered.location ?? '', form.url).href, isCallback)
    return page.location ?? this.#fromForm(page)
  }

  /** Apple's answer is a form of its own site; what comes back leads on to the same callback. */
  async #fromForm(page: Page): Promise<string> {
    const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const inputs = [...page.text.matchAll(/name="([^"]+)" value="([^"]*)"/g)]
    const fields = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]))
    const { location } = await this.submit(action, { ...fields, ...this.formExtras }, true)
    return new URL(location ?? '', this.origin).href
  }

  /** What Apple adds to its form. */
  formExtras: Record<string, string> = {}

  /** The whole way; gives where the callback leads. */
  async signInThrough(provider: SocialProvider, facts: LocalFacts | 'cancel', begin: Begin = {}): Promise<string> {
    return this.answer(await this.signInAtProvider(await this.begin(provider, begin), facts))
  }

  async answer(callback: string): Promise<string> {
    const page = await this.send(callback)
    return page.location ?? ''
  }

  async sessionKind(): Promise<string> {
    return (await this.get('/api/jobseeker/me')).body.data?.kind ?? 'nobody'
  }
}
