import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)
const folderOf = (file: string) => dirname(resolve(file))

/**
 * Fonts that the browser of the tests has, whatever the machine has: `noto` covers all ten languages, `liberation` Latin alone, as a small
 * server has it. The families come from npm packages.
 */
export type FontSet = 'noto' | 'liberation'

const sets: Record<FontSet, { folders: () => string[]; family: string; fallbacks: string[] }> = {
  noto: {
    folders: () =>
      ['noto-sans', 'noto-sans-arabic', 'noto-sans-jp'].flatMap((family) =>
        ['400Regular', '500Medium', '600SemiBold', '700Bold'].map((weight) =>
          join(folderOf(`@expo-google-fonts/${family}/package.json`), weight),
        ),
      ),
    family: 'Noto Sans',
    fallbacks: ['Noto Sans Arabic', 'Noto Sans JP'],
  },
  liberation: {
    folders: () => [join(folderOf('pdfjs-dist/package.json'), 'standard_fonts')],
    family: 'Liberation Sans',
    fallbacks: [],
  },
}

/**
 * The environment of a browser that knows only these fonts (fontconfig's `FONTCONFIG_FILE`; other systems than Linux leave it unread).
 */
export const fontEnvironment = (name: FontSet): Record<string, string> => {
  const { folders, family, fallbacks } = sets[name]
  const folder = join(tmpdir(), `jobspan-fonts-${name}`)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'fonts.conf')
  const families = [family, ...fallbacks].map((each) => `<family>${each}</family>`).join('')
  const aliases = ['sans-serif', 'serif', 'monospace', 'system-ui', 'Arial', 'Helvetica']
    .map((each) => `<alias binding="same"><family>${each}</family><prefer>${families}</prefer></alias>`)
    .join('\n')
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders()
  .map((each) => `<dir>${each}</dir>`)
  .join('\n')}
<cachedir>${join(folder, 'cache')}</cachedir>
${aliases}
</fontconfig>
`,
  )
  return { FONTCONFIG_FILE: file }
}
