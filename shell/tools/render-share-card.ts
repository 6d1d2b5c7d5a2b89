import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findBrowser } from '../../e2e/src/browser.ts'
import { palette } from '../../shared-kit/src/design/palette.ts'

/**
 * Draws the picture that stands beside a link to the site where it is shared (Open Graph): the bridge of the wordmark across the whole card, and
 * the name, which needs no translation. The picture is kept in the repository, since it hardly ever changes: run `node shell/tools/render-share-card.ts`
 * when it does.
 */
const { paper, ink, accent, accentWash } = palette.light
const font = readFileSync(new URL('../../shared-kit/src/design/fonts/display-basic.woff2', import.meta.url))
const card = `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: display; src: url(data:font/woff2;base64,${font.toString('base64')}) }
  body { margin: 0; background: ${paper}; overflow: hidden }
  svg { position: absolute; inset: 0 }
  h1 { position: absolute; inset-inline: 0; top: 318px; margin: 0; text-align: center; color: ${ink};
    font: 650 144px/1 display; letter-spacing: -0.03em }
</style>
<svg viewBox="0 0 1200 630" width="1200" height="630" fill="none" stroke-linecap="round" stroke-width="22">
  <path d="M150 520C360 20 840 20 1050 520Z" fill="${accentWash}"/>
  <path d="M150 520C360 20 840 20 1050 520" stroke="${accent}"/>
  <path d="M84 520H1116" stroke="${ink}"/>
</svg>
<h1>Jobspan</h1>`

const folder = mkdtempSync(join(tmpdir(), 'jobspan-card-'))
const page = join(folder, 'card.html')
const picture = fileURLToPath(new URL('../src/share-card.png', import.meta.url))
writeFileSync(page, card)
const browser = findBrowser()
if (!browser) throw new Error('CHROMIUM_PATH: names the browser to draw with')
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-device-scale-factor=1']
const { status, stderr } = spawnSync(
  browser,
  [
    ...flags,
    '--window-size=1200,630',
    '--virtual-time-budget=3000',
    `--screenshot=${picture}`,
    pathToFileURL(page).href,
  ],
  { encoding: 'utf8' },
)
rmSync(folder, { recursive: true })
if (status !== 0) throw new Error(stderr)
console.log(`${picture}: ${statSync(picture).size} bytes`)
