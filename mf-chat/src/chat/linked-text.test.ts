import { expect, test } from '@jest/globals'
import { splitByLinks } from './linked-text.tsx'

test.each([
  ['See https://harbour.example/jobs.', ['See ', ['https://harbour.example/jobs', 'harbour.example'], '.']],
  ['https://bank.example@elsewhere.example/x', [['https://bank.example@elsewhere.example/x', 'elsewhere.example']]],
  ['（https://例え.example）へ', ['（', ['https://例え.example', 'xn--r8jz45g.example'], '）へ']],
  ['javascript:alert(1) and ftp://x.example', ['javascript:alert(1) and ftp://x.example']],
  ['no link', ['no link']],
])('%s', (text, wanted) => {
  expect(splitByLinks(text).map(({ text: words, url }) => (url ? [words, url.host] : words))).toEqual(wanted)
})
