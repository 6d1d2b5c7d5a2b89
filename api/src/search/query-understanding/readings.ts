import { readFileSync } from 'node:fs'

/** Kana as Hepburn writes them; two of them before one. */
const syllables: Record<string, string> = Object.fromEntries(
  (
    'きゃkya きゅkyu きょkyo しゃsha しゅshu しょsho ちゃcha ちゅchu ちょcho にゃnya にゅnyu にょnyo ひゃhya ひゅhyu ひょhyo みゃmya みゅmyu みょmyo ' +
    'りゃrya りゅryu りょryo ぎゃgya ぎゅgyu ぎょgyo じゃja じゅju じょjo びゃbya びゅbyu びょbyo ぴゃpya ぴゅpyu ぴょpyo ' +
    'あa いi うu えe おo かka きki くku けke こko さsa しshi すsu せse そso たta ちchi つtsu てte とto なna にni ぬnu ねne のno ' +
    'はha ひhi ふfu へhe ほho まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn ' +
    'がga ぎgi ぐgu げge ごgo ざza じji ずzu ぜze ぞzo だda ぢji づzu でde どdo ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo'
  )
    .split(' ')
    .map((pair) => [pair.replace(/[a-z]+$/, ''), pair.replace(/^[^a-z]+/, '')]),
)

const toRomaji = (kana: string): string =>
  kana.replace(/っ?.[ゃゅょ]?/gu, (part) => {
    const isDoubled = part.startsWith('っ')
    const syllable = syllables[isDoubled ? part.slice(1) : part] ?? ''
    return isDoubled ? (syllable[0] ?? '') + syllable : syllable
  })

/** As people type it who leave out that a vowel is long: eigyo, kyushoku. */
const withShortVowels = (romaji: string): string => romaji.replace(/ou|oo/g, 'o').replace(/uu/g, 'u')

const readData = <Value>(name: string): Record<string, Value> =>
  JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8'))

let loaded: Map<string, string> | undefined

/** Words by how people write them in another script: 営業 in hiragana or Latin letters, 护士 and ممرض in Latin ones. */
export const readings = (): ReadonlyMap<string, string> => {
  if (loaded) return loaded
  loaded = new Map()
  const others = readData<string[]>('other-scripts')
  for (const [word, forms] of Object.entries(others)) for (const form of forms) loaded.set(form, word)
  for (const [word, kana] of Object.entries(readData<string>('japanese-readings'))) {
    const romaji = toRomaji(kana)
    for (const form of [kana, romaji, withShortVowels(romaji)]) if (!loaded.has(form)) loaded.set(form, word)
  }
  return loaded
}
