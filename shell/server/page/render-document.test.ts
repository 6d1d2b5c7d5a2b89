import { describe, expect, it } from '@jest/globals'
import type { BootData } from '../../src/boot-data.ts'
import { escapeJson, fullTitle, renderBottom, renderHead, renderPreloads } from './render-document.ts'
import { pageHeaders, secretHeaders } from './security-headers.ts'

const locale = { language: 'ar', country: 'sa', direction: 'rtl', intl: 'ar-SA', currency: 'SAR' } as const
const input = {
  locale,
  brand: 'Jobspan',
  origin: 'https://jobspan.example',
  path: '/job/cook-7',
  head: { title: 'Cook <b>"x"', jsonLd: [{ name: '</script><script>alert(1)</script>' }] },
  nonce: 'n0nce',
  globalCss: '',
  installLinks: '',
  listener: '<script nonce="n0nce">hear()</script>',
  shareCard: '/assets/share-card.png' as string | undefined,
  paintWhole: true,
}

describe('the head of a document', () => {
  const html = renderHead(input)

  it('escapes what others wrote', () => {
    expect(html).toContain('<title>Cook &lt;b&gt;&quot;x&quot; · Jobspan</title>')
    expect(html).not.toContain('</script><script>alert')
    expect(JSON.parse(escapeJson({ a: '</script>\u2028&' }))).toEqual({ a: '</script>\u2028&' })
  })

  it('names its language, itself, and all ten languages with a default', () => {
    expect(html).toContain('<html lang="ar-SA" dir="rtl">')
    expect(html).toContain('<link rel="canonical" href="https://jobspan.example/ar/job/cook-7">')
    expect(html.match(/hreflang="/g)).toHaveLength(11)
    expect(html).toContain('hreflang="x-default" href="https://jobspan.example/en-us/job/cook-7"')
  })

  // No page had a picture: shared links stood bare.
  it('tells whoever shows a link what stands beside it', () => {
    const shared = (of: typeof input | { head: { image: string } }) =>
      Object.fromEntries(
        [
          ...renderHead({ ...input, ...of } as typeof input).matchAll(
            /<meta (?:property="og:|name="twitter:)([\w:]+)" content="([^"]*)">/g,
          ),
        ].map(([, name, content]) => [name, content]),
      )
    expect(shared(input)).toEqual({
      title: 'Cook &lt;b&gt;&quot;x&quot;',
      type: 'website',
      url: 'https://jobspan.example/ar/job/cook-7',
      site_name: 'Jobspan',
      locale: 'ar_SA',
      image: 'https://jobspan.example/assets/share-card.png',
      'image:width': '1200',
      'image:height': '630',
      'image:alt': 'Jobspan',
      card: 'summary_large_image',
    })
    const own = shared({ head: { ...input.head, image: 'https://cdn.example/cook.png' } })
    expect(own).toMatchObject({ image: 'https://cdn.example/cook.png', card: 'summary' })
    expect(own).not.toHaveProperty('image:width')
    expect(shared({ ...input, shareCard: undefined })).not.toHaveProperty('image')
  })

  it('keeps pages that are not there out of search engines', () => {
    const missing = renderHead({ ...input, head: { title: 'x', status: 404, robots: 'noindex' } })
    expect(missing).toContain('<meta name="robots" content="noindex">')
    expect(missing).not.toContain('rel="canonical"')
  })

  it('is painted with the whole page where that follows at once, and as it comes where it does not', () => {
    expect(html).toContain('<link rel="expect" href="#footer" blocking="render">')
    const inSteps = renderHead({ ...input, paintWhole: false })
    expect(inSteps).not.toContain('blocking=')
    // A word between the elements ends the head there, and is painted.
    for (const head of [html, inSteps]) {
      const elements = head.replaceAll(/<(title|style|script)[^>]*>.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, '')
      expect(elements).toBe('')
    }
  })

  it('says the brand once', () => {
    expect(fullTitle('Jobs at Jobspan', 'Jobspan')).toBe('Jobs at Jobspan')
    expect(fullTitle('', 'Jobspan')).toBe('Jobspan')
  })
})

// In the head they took the line from the page: on a slow one its words came half a second later. Behind the page they were still fetched before it
// was painted wherever the line was fast.
it('keeps what asks for scripts, with their hashes, in the template that waits for the first paint', () => {
  const html = renderBottom({
    page: { html: '<h1>Cook</h1>', styles: '' },
    footer: { html: 'Imprint', styles: '' },
    preloads: renderPreloads([{ href: '/assets/main.js', integrity: 'sha384-x' }], 'n0nce'),
    boot: {} as BootData,
    main: [{ href: '/assets/main.js', integrity: 'sha384-x' }],
    nonce: 'n0nce',
  })
  expect(html).toMatch(
    /id="boot".+<template id="scripts"><link rel="preload" as="script" crossorigin="anonymous" nonce="n0nce" href="\/assets\/main\.js" integrity="sha384-x"><script defer [^>]+><\/script><\/template>/,
  )
})

describe('headers of a page', () => {
  const headers = pageHeaders('n0nce', { https: true, development: false, origins: [], unhashed: false })

  it('allow scripts by nonce only, with Trusted Types and integrity enforced', () => {
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'nonce-n0nce' 'strict-dynamic'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("frame-ancestors 'none'")
    // The service worker is registered by a policy of its own (`registerServiceWorker`).
    expect(policy).toContain("trusted-types jobspan jobspan-push 'allow-duplicates'")
    expect(policy).toContain("worker-src 'self'; ")
    expect(policy).not.toContain('unsafe-')
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)')
  })

  // A video resume could neither be recorded nor played back.
  it('let the own origin alone use camera and microphone, and play what was recorded', () => {
    expect(headers['permissions-policy']).toContain('camera=(self), microphone=(self), ')
    expect(headers['content-security-policy']).toContain("media-src 'self' blob:;")
  })

  it('ask for https only where the site is https', () => {
    expect(headers['strict-transport-security']).toMatch(/max-age=/)
    expect(pageHeaders('n', { https: false, development: false, origins: [], unhashed: false })).not.toHaveProperty(
      'strict-transport-security',
    )
  })

  it('lets no address out that may carry a mailed code', () => {
    expect(secretHeaders('/change-password')).toEqual({ 'referrer-policy': 'no-referrer' })
    expect(secretHeaders('/get-started/link')).toEqual({ 'referrer-policy': 'no-referrer' })
    expect(secretHeaders('/get-started-elsewhere')).toEqual({})
  })
})

// It said that the page loads, for ever.
it('tells browsers without scripts what no script will fill, and hides its skeleton', () => {
  const bottom = (isWhole: boolean) =>
    renderBottom({
      page: { html: '<div aria-busy="true">…</div>', styles: '' },
      unfinished: { root: { html: '<a href="/here">Again</a>', styles: '<style>a{}</style>' }, isWhole },
      footer: { html: '', styles: '' },
      preloads: '',
      boot: {} as BootData,
      main: [],
      nonce: 'n0nce',
    })
  const noscriptOf = (hidden: string) =>
    `</main><noscript><style>a{}</style><style nonce="n0nce">${hidden}{display:none}</style><a href="/here">Again</a></noscript>`
  expect(bottom(true)).toContain(noscriptOf('#page'))
  expect(bottom(false)).toContain(noscriptOf('#page div[aria-busy="true"]'))
})
