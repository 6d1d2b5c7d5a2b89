/** Empties an element that our server filled; fails where the document is no longer what this file knows (its test tells). */
const empty = (html: string, begin: string, end: string): string => {
  const from = html.indexOf(begin)
  const to = html.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`a page of the shell has no ${begin}…${end}`)
  return html.slice(0, from + begin.length) + html.slice(to)
}

/** A page as a site without server rendering sends it: no markup, no styles of components, no data; the frame's state stays. */
export const withoutServerRendering = (html: string): string => {
  const bare = [
    ['<div id="header">', '</div><div id="page-fallback">'],
    ['<main id="page" tabindex="-1"><div>', '</div></main>'],
    ['<div id="footer">', '</div><div id="notices">'],
  ].reduce((text, [begin, end]) => empty(text, begin ?? '', end ?? ''), html)
  return bare
    .replaceAll(/<style[^>]*data-styled[^>]*>.*?<\/style>/gs, '')
    .replace(/(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s, (_all, open, text, close) => {
      const boot = JSON.parse(text)
      const page = boot.page.state === 'rendered' ? { state: 'skeleton' } : boot.page
      return `${open}${JSON.stringify({ ...boot, page, queries: { mutations: [], queries: [] } }).replaceAll('<', '\\u003c')}${close}`
    })
}

/** The same page with the host of the stock build in place of our scripts. */
export const asStockPage = (html: string, main: string): string =>
  withoutServerRendering(html)
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(
      /<template id="scripts">.*?<\/template><script[^>]*>.*?<\/script>/s,
      `<script defer src="${main}"></script>`,
    )
