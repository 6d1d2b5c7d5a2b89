import { describe, expect, it, jest } from '@jest/globals'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { screen } from '@testing-library/react'
import * as termsPage from '../pages/terms-page.tsx'
import { renderPage } from '../testing/render-page.tsx'
import { type LegalDocument, type LegalText, legalTextQuery } from './legal-text.ts'

const read = async (document: LegalDocument, language: (typeof languages)[number]['key']): Promise<LegalText> => {
  const { queryFn } = legalTextQuery(document, language)
  return (queryFn as () => Promise<LegalText>)()
}

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
  it.each(languages.map(({ key }) => key))('say the same things in %s as in English', async (language) => {
    for (const document of ['terms', 'privacy'] as const)
      expect(shapeOf(await read(document, language))).toEqual(shapeOf(await read(document, 'en-us')))
  })

  // Half of what a browser keeps of us was not among “Ours are these”.
  it.each(languages.map(({ key }) => key))('name every cookie and every key of the storage in %s', async (language) => {
    const { sections } = await read('privacy', language)
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
    for (const name of [...cookies, ...passing, ...drafts, 'seenJobs', 'utmCampaign', 'campaignConsent', 'scroll'])
      expect([name, new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(points)]).toEqual([name, true])
  })

  it('names the installation and the day of the last change, and leads to the other document', async () => {
    await renderPage(termsPage, { path: '/terms' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of use' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: 'What Jobspan is' })).toBeInTheDocument()
    expect(screen.getByText(/Last changed .*2026/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/en-us/privacy')
  })

  // Its links moved the page, and the shell, which saw a step in the history, moved it back.
  it('leads from its contents to a section, with the focus', async () => {
    const scrolled = jest.fn()
    Element.prototype.scrollIntoView = scrolled
    const { user } = await renderPage(termsPage, { path: '/terms' })
    await user.click(await screen.findByRole('link', { name: 'Applying' }))
    expect(screen.getByRole('region', { name: 'Applying' })).toHaveFocus()
    expect(scrolled).toHaveBeenCalled()
    expect(window.location.hash).toBe('')
  })
})
