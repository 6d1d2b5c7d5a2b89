/**
 * Where the build serves the display face, cut by `shared-kit/tools/subset-display-font.ts`. The shell preloads `latin`; `latinExtended` holds
 * the further letters of Turkish and comes by itself where they are used.
 */
export const displayFontUrls = {
  latin: new URL('./fonts/display-latin.woff2', import.meta.url).href,
  latinExtended: new URL('./fonts/display-latin-ext.woff2', import.meta.url).href,
}
