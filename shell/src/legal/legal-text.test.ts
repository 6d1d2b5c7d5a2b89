import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { LegalDocument, LegalText } from './legal-text.ts'

const read = (document: LegalDocument, language: LanguageKey): LegalText =>
  JSON.parse(readFileSync(new URL(`./${document}/${language}.json`, import.meta.url), 'utf8'))

const cookies =
  /sessionid|device_uuid|geoConfiguration|auth_flow|im_auth_sid|known_device|signed_in_host|email_notice_dismissed/

/** What has to be the same in all languages: which texts there are, and which cookie each point is about. */
const shapeOf = ({ title, description, changed, contents, lead, sections }: LegalText) => ({
  head: [title, description, changed, contents, lead].map((text) => text.trim() !== ''),
  filledIn: [description, changed].map((text) => text.match(/\{\{\w+\}\}/g)),
  sections: sections.map(({ heading, text, points = [] }) => ({
    heading: heading.trim() !== '',
    text: text.map((each) => each.trim() !== ''),
    points: points.map((each) => each.trim() !== '' && (cookies.exec(each)?.[0] ?? true)),
  })),
})

describe('terms and privacy', () => {
  it.each(languages.map(({ key }) => key))('say the same things in %s as in English', (language) => {
    for (const document of ['terms', 'privacy'] as const)
      expect(shapeOf(read(document, language))).toEqual(shapeOf(read(document, 'en-us')))
  })

  // Half of what a browser keeps of us was not among “Ours are these”.
  it.each(languages.map(({ key }) => key))('name every cookie and every key of the storage in %s', (language) => {
    const { sections } = read('privacy', language)
    const points = sections.flatMap(({ points: each = [] }) => each).join('\n')
    const cookies = [
      'sessionid',
      'user',
      'auth_status',
      'im_auth_sid',
      'device_uuid',
      'known_device',
      'geoConfiguration',
      'source',
    ]
    const passing = [
      'auth_flow',
      'passkey_flow',
      'social_flow',
      'signed_in_host',
      'session_transfer',
      'email_notice_dismissed',
      'preview',
      'override',
    ]
    const drafts = ['jobspan.application', 'jobspan.profile', 'jobspan.chat', 'sign-in']
    const choices = ['campaignConsent', 'jobspan.push-offer-declined']
    for (const name of [...cookies, ...passing, ...drafts, ...choices, 'seenJobs', 'utmCampaign', 'scroll'])
      expect([name, new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(points)]).toEqual([name, true])
  })
})
