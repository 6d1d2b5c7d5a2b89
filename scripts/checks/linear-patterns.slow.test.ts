import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'
import { parseSync, Visitor } from 'oxc-parser'
import { check } from 'recheck'

type Pattern = { pattern: string; flags: string }

/** What a member’s file or profile goes through, and an employer’s posting. */
const sources = globSync('api/src/{profile,platform/text,import,ai}/**/*.ts').filter(
  (path) => !/\.test\.ts$|-fixture\.ts$/.test(path),
)

/**
 * What the analysis cannot tell: it follows no look behind or ahead, and knows neither sets of the flag `v` nor emoji of several characters. Each was
 * read by eye: it begins at few places, or ends within a bound.
 */
const readByEye = [
  // Begins where no character of the repeated kind stands before it.
  String.raw`/(?<![\d.])(\d{1,8}) 0 obj\s*<<((?:[^<>]|<[^<>]*>){0,600})>>\s*stream\r?\n/g`,
  String.raw`/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u`,
  String.raw`/(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/gu`,
  String.raw`/(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/gu`,
  String.raw`/(?<![\p{Nd}.,])(?!(?:19|20)\d\d\s*[-–—/]\s*(?:19|20)\d\d(?!\d))\(?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){7,}(?![.,]?\p{Nd})/gu`,
  String.raw`/(?:https?:\/\/|www\.)[^\s<>()"'，、،]+|(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|me|co|jp|cn|tw|sg|my|id|tr|es|br|ae|sa|info|app|page)\/[^\s<>()"'，、،]+/giu`,
  String.raw`/(?<!\p{sc=Arabic})(\p{sc=Arabic}{2,}) (\p{sc=Arabic}+)/gu`,
  String.raw`/^(?:\p{RGI_Emoji}+[ \t]*)+|(?<![ \t])[ \t]*\p{RGI_Emoji}+/gmv`,
  String.raw`/&(?:amp;)+(?=(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});)/gi`,
  String.raw`/(?<=^\p{Lu}[\p{L} /]{2,40}:)\s+/u`,
  String.raw`/(?<=\p{Ll}{2}[.!?])(?<!\b(?:Sr|Sra|Dra|Ing|Lic|Prof|Mrs|etc|aprox|Inc|Ltd|Depto|Dept|vb|vs)\.)\s+(?=[¿¡]?\p{Lu})|(?<=[。！？؟])\s*/gu`,
  // What stands before the repeated part is at most so long, so few beginnings reach the same one.
  String.raw`/(?<=[.!?)]\s)(?=\p{Lu}[\p{L} /]{2,40}:\s+[\p{Lu}\d¿¡•-])/gu`,
  String.raw`/(?<=\p{Lu}\p{Ll}{3,30})(?=\p{Lu}\p{Ll}{3,}ing\b)/gu`,
  // Two white spaces are a match of their own, so no run of them is tried again.
  String.raw`/\s{2,}|\s+[–—|·•・‧/／]\s+|\s+-\s+|\s+@\s+|(?<=[\p{L}\p{N})])\s*[|｜]\s*/u`,
  // Begins at the start of the text alone.
  String.raw`/^\s*(?:[–—−~〜～→-]|(?:until|through|till|to|hasta|ate|al|a|hingga|sampai|s\/d|sd|ile|حتي|الي)(?=\s)|至|から|到)?\s*/u`,
  String.raw`/^\s*(?:(?:[•·▪●◦‣⁃○■□◆▶➢➤*–—-]|\d{1,2}[.)])\s+|[・‧•]\s*(?=\S))/u`,
  String.raw`/^\s*(?:[▪◦‣⁃*–—-]\s+|[・‧•]\s*)(?=\S)/u`,
  String.raw`/^[^,，、،;；؛:：]{2,40}[:：]\s*(?=\S)/u`,
  String.raw`/^[\s\u00a0]*(?:[•●○◦▪■□◆◇★☆▶►‣⁃∙・※✓✔➢➤\uf0b7]+\s*|[-–—*‐]\s+|[-–—‐](?=\p{L}))(?=\S)/u`,
  String.raw`/^[\s\u00a0]*(?:\(?\d{1,2}[).、．]|[①-⑳])\s*(?=[^\d\s])/u`,
  '/^[^<]*(?:<(?![a-z/])[^<]*)*/i',
  // Words apart; a match takes all of them.
  String.raw`/([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+)|([[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]]+(?:\+\+|#)?)/gv`,
  String.raw`/ph\.? ?d\.?|doctor(?:ate)?(?: of [a-z]+)?|doctorado|doutorado|doktora|doktor falsafah|doktor|d\.?phil|博士(?!前期)(?:课程|課程|学位|學位|号|後期課程)?|دكتوراه/u`,
  String.raw`/\/Length (\d+)(?! \d+ R)/`,
  // Of a text that has a bound: the end or the beginning of a file, a word of a search, a line of 80 characters, pay in 120.
  String.raw`/<meta\b[^>]{0,300}?\bcharset\s{0,9}=\s{0,9}["']?\s{0,9}([^\s"'>;/]{1,40})|^\s*<\?xml\b[^>]{0,200}?\bencoding\s{0,9}=\s{0,9}["']([^"']{1,40})/i`,
  String.raw`/startxref\s+(\d+)\s+%%EOF(?![\s\S]*%%EOF)/`,
  String.raw`/([\u30a1-\u30f6]{3,}|[\u30a1-\u30f6]ー[\u30a1-\u30f6]+)ー+(?![\u30a1-\u30fc])/g`,
  String.raw`/(?:https?:|www\.|@)\S*$/i`,
  String.raw`/^(?=.{6,40}$)\p{Lu}[\p{L}’']*(?: (?:\p{Lu}[\p{L}’']*|\p{L}{1,3}))+$/u`,
  String.raw`/^(\D*?)(\d[\d.,'’\s]*(?<![.,'’\s]))\s*(\D*)$/u`,
  String.raw`/^(\p{Script=Han}|\p{L}+)\s*(.*)$/u`,
  String.raw`/^\d{1,3}(?:([.,'’\s])\d{3}(?:\1\d{3})*)?(?:(?!\1)[.,]\d{1,2})?$|^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?$|^\d+(?:[.,]\d{1,2})?$/u`,
  String.raw`/\s*(?:[-–—~〜至]|(?<![\p{L}$])(?:to|a|até|hasta)(?![\p{L}$]))\s*/iu`,
  String.raw`/\s*(?:\b(?:per|an?)\s+|\/\s*)(\p{L}+)\s*$|\s+(\p{L}+)\s*$/iu`,
]

/** The same for patterns that are put together of words, by how they begin. */
const builtReadByEye = [
  // Each begins at a sign, a word or a digit, and the next beginning is behind all that it repeats.
  '(?<visible>',
  '(?:<|&lt;|&#0*60;|&#x0*3c;)(\\/?(?:a|article',
  '(?:&lt;|&#0*60;|&#x0*3c;)(?:\\/(?:a|article',
  '(?<![\\p{L}])(?:(?<day>',
  '(?<![\\p{L}])(?:expected graduation',
  '(?:(?<name>',
]

const literalsOf = (path: string): Pattern[] => {
  const found: Pattern[] = []
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push(node.regex)
    },
  }).visit(parseSync(path, readFileSync(path, 'utf8')).program)
  return found
}
const repeats = ({ pattern }: Pattern) => /[*+]|\{\d+,/.test(pattern)
const textOf = ({ pattern, flags }: Pattern) => `/${pattern}/${flags}`
const distinct = (patterns: readonly Pattern[]) =>
  [...new Map(patterns.map((each) => [textOf(each), each])).values()].filter(repeats)

/** Patterns that the modules of these sources put together of words as they are loaded, and for a member. */
const builtPatterns = async (): Promise<Pattern[]> => {
  const found: Pattern[] = []
  const { RegExp: original } = globalThis
  globalThis.RegExp = new Proxy(original, {
    construct: (target, [source, flags], newTarget) => {
      const made: RegExp = Reflect.construct(target, [source, flags], newTarget)
      const [, , caller = ''] = (new Error().stack ?? '').split('\n')
      if (/\/(?:api|shared-kit)\/src\//.test(caller)) found.push({ pattern: made.source, flags: made.flags })
      return made
    },
  })
  try {
    // The last one is loaded before any test is.
    for (const path of [...sources, 'shared-kit/src/contracts/platform/invisible-characters.ts'])
      if (/new RegExp\(/.test(readFileSync(path, 'utf8')))
        await import(`${pathToFileURL(join(process.cwd(), path)).href}?built`)
    // Loaded here and not above, so that the patterns of what it needs are seen, too.
    const { createPersonalDataRemover } = await import('../../api/src/ai/personal-data-remover.ts')
    const person = { names: ['Aiko Tan', '田中愛子'], email: 'aiko@example.com', address: '1 Harbour Road' }
    createPersonalDataRemover({ ...person, phone: '+6591234567', dateOfBirth: '1994-03-07' })('text')
  } finally {
    globalThis.RegExp = original
  }
  return found
}

// A header of a Word file that opened 400,000 paragraphs and closed none held the reader of resumes for ten seconds: its pattern began anew at each of
// them and ran to the end. Others did so at each space, full stop or letter. Here the automaton of each is analysed, so that no clock is asked.
test('no pattern that a file, a profile or a posting goes through takes the square of its length', async () => {
  const patterns = distinct(sources.flatMap(literalsOf))
  const unsafe: string[] = []
  for (const each of patterns) {
    if (readByEye.includes(textOf(each))) continue
    const { status } = await check(each.pattern, each.flags, { checker: 'automaton', timeout: 120_000 })
    if (status !== 'safe') unsafe.push(`${status}: ${textOf(each)}`)
  }
  expect(unsafe).toEqual([])
  const texts = new Set(patterns.map(textOf))
  expect(readByEye.filter((text) => !texts.has(text))).toEqual([])
}, 600_000)

// The one that finds a member's phone number in a text began anew at each digit; the one for an expected graduation tried all ways to share the spaces
// behind it. What looks behind or ahead is run on texts that are made against it, and its steps are counted.
test('nor does one that is put together of words', async () => {
  const patterns = distinct(await builtPatterns())
  expect(patterns.length).toBeGreaterThan(30)
  const unsafe: string[] = []
  for (const { pattern, flags } of patterns) {
    if (builtReadByEye.some((start) => pattern.startsWith(start))) continue
    const { status } = await check(pattern, flags, { checker: 'automaton', timeout: 120_000 })
    const isSafe =
      status === 'safe' ||
      (status === 'unknown' && (await check(pattern, flags, { checker: 'fuzz', timeout: 120_000 })).status === 'safe')
    if (!isSafe) unsafe.push(`${status}: /${pattern}/${flags}`)
  }
  expect(unsafe).toEqual([])
  expect(builtReadByEye.filter((start) => !patterns.some(({ pattern }) => pattern.startsWith(start)))).toEqual([])
}, 600_000)

test('a pattern that begins anew at each character is found', async () => {
  expect(await check('[.,]+$', '', { checker: 'automaton' })).toMatchObject({ status: 'vulnerable' })
})
