import { expect, it } from '@jest/globals'
import { withOneBundle } from './one-bundle-proxy.ts'

const page = [
  '<!doctype html><html><head><meta charset="utf-8"><title>Jobs</title>',
  '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/face.woff2">',
  '</head><body><main>Accountant</main>',
  '<link rel="preload" as="script" crossorigin="anonymous" nonce="n1" href="/assets/main.old.js" integrity="sha384-a">',
  '<link rel="preload" as="script" crossorigin="anonymous" nonce="n1" href="/remotes/mf-search/1/remoteEntry.js">',
  '<script type="application/json" id="boot">{}</script>',
  '<script defer nonce="n1" crossorigin="anonymous" src="/assets/main.old.js" integrity="sha384-a"></script></body></html>',
].join('')

it('starts the one bundle in place of shell and remotes, and leaves all else of the page alone', () => {
  const html = withOneBundle(
    page,
    { main: ['react.new.js', 'main.new.js'], integrity: { 'main.new.js': 'sha384-b' } },
    ['page.js'],
  )
  expect(html).not.toContain('main.old.js')
  expect(html).not.toContain('/remotes/')
  expect(html).toContain(
    '<script defer nonce="n1" crossorigin="anonymous" src="/assets/react.new.js"></script><script defer nonce="n1" crossorigin="anonymous" src="/assets/main.new.js" integrity="sha384-b">',
  )
  expect(html.match(/rel="preload" as="script"[^>]*href="([^"]+)"/g)).toHaveLength(3)
  expect(html).toContain('<link rel="preload" as="font"')
  expect(html).toMatch(
    /<main>Accountant<\/main>(<link rel="preload" as="script"[^>]*>){3}<script type="application\/json"/,
  )
})
