/** Where the build serves the display face (Latin); the shell preloads it and hands it to `globalCss`. */
export const displayFontUrl: string = new URL(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  import.meta.url,
).href
