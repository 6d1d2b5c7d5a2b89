import { palette, tints } from './palette.ts'
import { colorVariable } from './tokens.ts'

const shadows = {
  light: '0 1px 2px #14171f0f,0 8px 28px #14171f1f',
  dark: '0 1px 2px #00000066,0 12px 32px #00000080',
} as const

function themeVariables(theme: 'light' | 'dark'): string {
  const colors = Object.entries(palette[theme]).map(([role, value]) => `${colorVariable(role)}:${value}`)
  const monograms = tints.flatMap((tint, index) => [
    `--tint-${index}:${tint[theme][0]}`,
    `--tint-ink-${index}:${tint[theme][1]}`,
  ])
  return [`color-scheme:${theme}`, ...colors, ...monograms, `--shadow-float:${shadows[theme]}`].join(';')
}

/**
 * Each script has its own system faces and its own air between lines. Han, kana and Arabic letters fill more of their box than
 * Latin ones; Arabic joins its letters, so it is never spaced out nor slanted. A Japanese line ends with a phrase, where the browser
 * knows phrases: a line of two letters that belong to the word before them is no line. Headings follow: the display face is Latin only,
 * and a page in another script does not fetch it for the few Latin words in it. A face for Han, kana or Arabic headlines would hold the few of them that
 * never change, and stand beside titles of jobs in the system's: they have the heavier weight of the system's own face.
 */
const scripts = `
:root{--face-display:'Jobspan Display','Jobspan Display Fallback';--font-text:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans',Arial,sans-serif;--font-display:var(--face-display),var(--font-text);--weight-display:650;--tracking-display:-.015em;--leading-text:1.6;--leading-tight:1.4;--leading-heading:1.2}
[lang|='ja']{--font-text:-apple-system,'Hiragino Sans','Hiragino Kaku Gothic ProN','Yu Gothic UI',Meiryo,'Noto Sans JP','Noto Sans CJK JP',sans-serif;--leading-text:1.75;--leading-tight:1.55;--leading-heading:1.4}
[lang|='zh']{--font-text:-apple-system,'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',sans-serif;--leading-text:1.75;--leading-tight:1.5;--leading-heading:1.35}
[lang|='zh-Hant'],[lang|='zh-TW'],[lang|='zh-HK']{--font-text:-apple-system,'PingFang TC','PingFang HK','Microsoft JhengHei','Noto Sans TC','Noto Sans CJK TC',sans-serif}
[lang|='ar']{--font-text:'SF Arabic','Segoe UI','Noto Sans Arabic','Noto Naskh Arabic',Tahoma,system-ui,sans-serif;--leading-text:1.8;--leading-tight:1.6;--leading-heading:1.5}
[lang|='ja'],[lang|='zh'],[lang|='ar']{--font-display:var(--font-text);--weight-display:700;--tracking-display:0}
[lang|='en'],[lang|='es'],[lang|='pt'],[lang|='ms'],[lang|='id'],[lang|='tr']{--font-text:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans',Arial,sans-serif;--font-display:var(--face-display),var(--font-text);--weight-display:650;--tracking-display:-.015em;--leading-text:1.6;--leading-tight:1.4;--leading-heading:1.2}
html:is([lang|='ja'],[lang|='zh'],[lang|='ar']) [lang]{--font-display:var(--font-text);--weight-display:700;--tracking-display:0}
[lang]{font-family:var(--font-text)}
`

const reset = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:80px 24px;-webkit-tap-highlight-color:transparent}
body{min-block-size:100dvh;margin:0;background:var(--color-paper);color:var(--color-ink);font-family:var(--font-text);font-size:1rem;line-height:var(--leading-text);-webkit-font-smoothing:antialiased;--gutter:16px}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote{margin:0}
p,li,dd{text-wrap:pretty}
:where(ul,ol):where([role=list]){padding:0;list-style:none}
img,svg,video{display:block;max-inline-size:100%}
button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit}
button{touch-action:manipulation}
strong{font-weight:600}
:is(:lang(ar),:lang(ja),:lang(zh)) em{font-style:normal;font-weight:600}
:lang(ar) *{letter-spacing:0!important}
::selection{background:var(--color-accent-wash);color:var(--color-accent-strong)}
[lang|=ja]{word-break:auto-phrase}
[hidden]{display:none!important}
@media (min-width:640px){body{--gutter:24px}}
@media (min-width:1024px){body{--gutter:32px}}
`

/** Visible for keyboards everywhere: 2 px of accent after a gap of 2 px (WCAG 2.4.11, 2.4.13). */
const focus = `
:focus-visible{outline:2px solid var(--color-accent);outline-offset:2px}
:focus:not(:focus-visible){outline:none}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}
`

const motion = `
::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:200ms;animation-timing-function:ease-out}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation:none!important}}
`

export type DisplayFontUrls = { basic: string; latin: string; latinExtended: string }

const basicRange =
  'U+0020-0022,U+0024-0029,U+002B-003B,U+003F,U+0041-005A,U+0061-007A,U+2013-2014,U+2019,U+201C-201D,U+2026,U+20AC'
const latinRange =
  'U+0023,U+002A,U+003C-003E,U+0040,U+005B-0060,U+007B-00FF,U+2018,U+201E,U+2022,U+2039-203A,U+20A6,U+20B1,U+20BA,U+2212,U+2248'

const face = (url: string, range: string) =>
  `@font-face{font-family:'Jobspan Display';font-weight:600 700;font-display:swap;src:url('${url}') format('woff2');unicode-range:${range}}`

/** The face of the first paint wherever its 10 KB are there by then. Its stand-in is Arial stretched to the same measures, so that nothing moves. */
const faces = ({ basic, latin, latinExtended }: DisplayFontUrls) => `
${face(basic, basicRange)}
${face(latin, latinRange)}
${face(latinExtended, 'U+0100-017F')}
@font-face{font-family:'Jobspan Display Fallback';font-weight:600 700;src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold'),local('Roboto Bold');size-adjust:101%;ascent-override:92.1%;descent-override:26.7%;line-gap-override:0%}
`

const tidy = (css: string) => css.trim().replace(/\n+/g, '')

/**
 * The site's ground: tokens in both themes, faces, reset, type by script, focus, motion. The shell puts it once and first into a
 * `<style>` with its nonce, and preloads the Latin display face (`as=font`, `crossorigin`) for languages in Latin script.
 */
export const globalCss = (fonts: DisplayFontUrls): string =>
  [
    `:root,[data-theme=light]{${themeVariables('light')}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${themeVariables('dark')}}}`,
    `[data-theme=dark]{${themeVariables('dark')}}`,
    tidy(faces(fonts)),
    tidy(scripts),
    tidy(reset),
    tidy(focus),
    tidy(motion),
  ].join('')
