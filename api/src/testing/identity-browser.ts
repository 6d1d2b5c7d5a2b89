import { identityCallbackPath } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import { Browser } from './browser.ts'

const singpass = '/api/auth/sg/singpass'

/** A member's browser on its way to the local stand-in for Singpass and back. */
export class IdentityBrowser extends Browser {
  begin() {
    return this.post(`${singpass}/generate-authorise-url`, { redirect_uri: `${this.origin}${identityCallbackPath}` })
  }

  async authoriseUrl(): Promise<string> {
    return (await this.begin()).body.data.authorise_url
  }

  /** Logs in at the provider as a persona, or cancels; gives the address of the callback, not yet opened. */
  async logInAtProvider(authoriseUrl: string, persona: string | 'cancel'): Promise<string> {
    const form = await this.open(authoriseUrl)
    const fields: Record<string, string> = persona === 'cancel' ? { answer: 'cancel' } : { answer: 'continue', persona }
    const answered = await this.submit(form.url.href, fields)
    const isCallback = (url: URL) => url.pathname === identityCallbackPath
    return (await this.open(new URL(answered.location ?? '', form.url).href, isCallback)).location ?? ''
  }

  /** The whole way; gives where the callback leads. */
  async shareAs(persona: string): Promise<string> {
    return this.answer(await this.logInAtProvider(await this.authoriseUrl(), persona))
  }

  async answer(callback: string): Promise<string> {
    return (await this.send(callback)).location ?? ''
  }

  info = async (query = '') => (await this.get(`${singpass}/user-info${query}`)).body.data
  status = async () => (await this.get(`${singpass}/status`)).body.data
  records = async () => (await this.get(`${singpass}/sharing-records`)).body.data.items
  verify = (body: unknown = {}) => this.post(`${singpass}/verify-singapore-identity`, body)
  discard = () => this.remove(`${singpass}/user-info`)
  withdraw = () => this.remove(`${singpass}/verification`)

  async remove(path: string) {
    const page = await this.send(path, {
      method: 'DELETE',
      headers: { 'x-requested-with': 'jobspan', 'language-id': '1', 'country-id': '193' },
    })
    return { status: page.status, body: JSON.parse(page.text) }
  }
}
