import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
// @ts-expect-error the package brings no types
import subsetFont from 'subset-font'

/**
 * Cuts the display face down to what headings need: the letters of our Latin-script languages at the one weight in use.
 * The cuts are kept in the repository, since the face hardly ever changes: run `node scripts/subset-display-font.ts` when it does.
 */
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from }, (_, index) => from + index))

const cuts = {
  latin: `${range(0x20, 0x7f)}${range(0xa0, 0x100)}–—‘’“”„…•€₺₦₱≈−‹›`,
  'latin-ext': 'ĞğİıŞşŁłŚśŹźŻżĆćČčĐđŠšŽž',
}

for (const [cut, letters] of Object.entries(cuts)) {
  const source = fileURLToPath(
    import.meta.resolve(`@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${cut}-wght-normal.woff2`),
  )
  const target = new URL(`../shared-kit/src/design/fonts/display-${cut}.woff2`, import.meta.url)
  const file = await subsetFont(readFileSync(source), letters, { targetFormat: 'woff2', variationAxes: { wght: 650 } })
  writeFileSync(target, file)
  console.log(`${cut}: ${file.length} bytes`)
}
