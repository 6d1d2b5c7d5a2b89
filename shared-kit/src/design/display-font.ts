/**
 * Where the build serves the display face, cut by `shared-kit/tools/subset-display-font.ts`. The shell preloads `basic`, of which English headings
 * are made; the others hold further letters and signs, and come by themselves where these are used.
 */
export const displayFontUrls = {
  basic: new URL('./fonts/display-basic.woff2', import.meta.url).href,
  latin: new URL('./fonts/display-latin.woff2', import.meta.url).href,
  latinExtended: new URL('./fonts/display-latin-ext.woff2', import.meta.url).href,
}
