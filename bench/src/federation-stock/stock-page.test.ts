import { expect, test } from '@jest/globals'
import { renderBottom, renderPreloads, renderTop } from '../../../shell/server/page/render-document.ts'
import type { BootData } from '../../../shell/src/boot-data.ts'
import { asStockPage, withoutServerRendering } from './stock-page.ts'

// The shell began to put each root's styles before it, and no line that compares compositions could be measured any more.
test('a document of the shell loses what its server rendered, and keeps its places and its state', () => {
  const rooted = (name: string) => ({
    html: `<b>${name}</b>`,
    styles: `<style data-styled="true">.${name}{color:red}</style>`,
  })
  const page = { state: 'rendered' }
  const boot = { locale: { language: 'ja' }, page, queries: { queries: ['kept by the server'] } } as unknown as BootData
  const scripts = ['/assets/react.js', '/assets/main.js'].map((href) => ({ href, integrity: 'sha384-x' }))
  const document =
    renderTop({ skipText: 'Skip', font: null, badges: undefined, header: rooted('header') }) +
    renderBottom({
      page: rooted('page'),
      footer: rooted('footer'),
      boot,
      main: scripts,
      nonce: 'n',
      preloads: renderPreloads(scripts, 'n'),
    })
  const bare = withoutServerRendering(document)
  expect(bare).not.toMatch(/<b>|<style|kept by the server/)
  expect(bare).toContain('<div id="header"></div>')
  expect(bare).toContain('<main id="page" tabindex="-1"><div></div></main><div id="footer"></div>')
  expect(bare).toContain('"page":{"state":"skeleton"}')
  expect(bare).toContain('"language":"ja"')
  const stock = asStockPage(document, '/stock/main.js')
  expect(stock).toContain('<script defer src="/stock/main.js"></script></body>')
  expect(stock.match(/<script defer/g)).toHaveLength(1)
})
