import { expect, it } from '@jest/globals'
import { createI18n } from './create-i18n.ts'

// A status that the API had learnt since the release was `status.onHold` on the page.
it('says a key in words where no text is known, and never the key', () => {
  const t = createI18n('ja', { 'mf-search': { title: '求人' } }).getFixedT(null, 'mf-search')
  expect(t('title')).toBe('求人')
  expect(t('status.onHold')).toBe('On hold')
  expect(t('status.not_accepted', { count: 2 })).toBe('Not accepted')
  expect(t('period', { ns: 'kit' })).toBe('Period')
  expect(t('status.gone', { defaultValue: '' })).toBe('')
})
