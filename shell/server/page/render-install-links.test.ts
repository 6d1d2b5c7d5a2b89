import { expect, it } from '@jest/globals'
import { renderInstallLinks } from './render-install-links.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1'
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'

// Android’s Chrome would offer to install the site on whichever page somebody is, and the page about it would have nothing to offer any more.
it('names the manifest where it is only read by who adds the site to the home screen', () => {
  expect(renderInstallLinks(iphone, 'ja')).toBe(
    '<link rel="manifest" href="/ja/manifest.webmanifest"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  )
  expect([android, firefox, undefined].map((userAgent) => renderInstallLinks(userAgent, 'ja'))).toEqual(['', '', ''])
})
