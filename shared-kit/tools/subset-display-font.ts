import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
// @ts-expect-error the package brings no types
import subsetFont from 'subset-font'

/**
 * Cuts the display face down to what headings need: the letters of our Latin-script languages at the one weight in use.
 * The cuts are kept in the repository, since the face hardly ever changes: run `node shared-kit/tools/subset-display-font.ts` when it does.
 */
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from }, (_, index) => from + index))

/** What headings in English are made of: at most 10 KB, because every first visit waits for it. */
const basic = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?&()'"-–—’“”…%$€/+`
const latin = `${range(0x20, 0x7f)}${range(0xa0, 0x100)}–—‘’“”„…•€₺₦₱≈−‹›`

const latinSource = import.meta.resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
)
const extendedSource = import.meta.resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
)

const cuts = [
  { name: 'basic', source: latinSource, letters: basic },
  { name: 'latin', source: latinSource, letters: [...latin].filter((letter) => !basic.includes(letter)).join('') },
  { name: 'latin-ext', source: extendedSource, letters: 'ĞğİıŞşŁłŚśŹźŻżĆćČčĐđŠšŽž' },
]

for (const { name, source, letters } of cuts) {
  const file = await subsetFont(readFileSync(fileURLToPath(source)), letters, {
    targetFormat: 'woff2',
    // Other shapes of the same letters are not used.
    noLayoutClosure: true,
    variationAxes: { wght: 650 },
  })
  writeFileSync(new URL(`../src/design/fonts/display-${name}.woff2`, import.meta.url), file)
  console.log(`${name}: ${file.length} bytes`)
}
