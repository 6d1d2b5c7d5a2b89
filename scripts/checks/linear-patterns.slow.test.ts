import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parseSync, Visitor } from 'oxc-parser'
import { check } from 'recheck'

/** What a member’s file or profile goes through. */
const sources = globSync('api/src/{profile,platform/text}/**/*.ts').filter(
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
  String.raw`/(?:https?:\/\/|www\.)[^\s<>()"'，、،]+|(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|me|co|jp|cn|tw|sg|my|id|tr|es|br|ae|sa|info|app|page)\/[^\s<>()"'，、،]+/giu`,
  String.raw`/(?<!\p{sc=Arabic})(\p{sc=Arabic}{2,}) (\p{sc=Arabic}+)/gu`,
  String.raw`/^(?:\p{RGI_Emoji}+[ \t]*)+|(?<![ \t])[ \t]*\p{RGI_Emoji}+/gmv`,
  // Two white spaces are a match of their own, so no run of them is tried again.
  String.raw`/\s{2,}|\s+[–—|·•・‧/／]\s+|\s+-\s+|\s+@\s+|(?<=[\p{L}\p{N})])\s*[|｜]\s*/u`,
  // Begins at the start of the text alone.
  String.raw`/^\s*(?:[–—−~〜～→-]|(?:until|through|till|to|hasta|ate|al|a|hingga|sampai|s\/d|sd|ile|حتي|الي)(?=\s)|至|から|到)?\s*/u`,
  String.raw`/^\s*(?:(?:[•·▪●◦‣⁃○■□◆▶➢➤*–—-]|\d{1,2}[.)])\s+|[・‧•]\s*(?=\S))/u`,
  String.raw`/^\s*(?:[▪◦‣⁃*–—-]\s+|[・‧•]\s*)(?=\S)/u`,
  String.raw`/^[^,，、،;；؛:：]{2,40}[:：]\s*(?=\S)/u`,
  // Words apart; a match takes all of them.
  String.raw`/([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+)|([[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]]+(?:\+\+|#)?)/gv`,
  String.raw`/ph\.? ?d\.?|doctor(?:ate)?(?: of [a-z]+)?|doctorado|doutorado|doktora|doktor falsafah|doktor|d\.?phil|博士(?!前期)(?:课程|課程|学位|學位|号|後期課程)?|دكتوراه/u`,
  String.raw`/\/Length (\d+)(?! \d+ R)/`,
  // Of a text that has a bound: the end of a file, a word of a search.
  String.raw`/startxref\s+(\d+)\s+%%EOF(?![\s\S]*%%EOF)/`,
  String.raw`/([\u30a1-\u30f6]{3,}|[\u30a1-\u30f6]ー[\u30a1-\u30f6]+)ー+(?![\u30a1-\u30fc])/g`,
]

const patternsOf = (path: string): { pattern: string; flags: string }[] => {
  const found: { pattern: string; flags: string }[] = []
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push(node.regex)
    },
  }).visit(parseSync(path, readFileSync(path, 'utf8')).program)
  return found
}
const repeats = ({ pattern }: { pattern: string }) => /[*+]|\{\d+,/.test(pattern)

// A header of a Word file that opened 400,000 paragraphs and closed none held the reader of resumes for ten seconds: its pattern began anew at each of
// them and ran to the end. Others did so at each space, full stop or letter. Here the automaton of each is analysed, so that no clock is asked.
test('no pattern that a file or a profile goes through takes the square of its length', async () => {
  const patterns = new Map(sources.flatMap(patternsOf).map((each) => [`/${each.pattern}/${each.flags}`, each]))
  const unsafe: string[] = []
  for (const [text, { pattern, flags }] of patterns) {
    if (!repeats({ pattern }) || readByEye.includes(text)) continue
    const { status } = await check(pattern, flags, { checker: 'automaton', timeout: 120_000 })
    if (status !== 'safe') unsafe.push(`${status}: ${text}`)
  }
  expect(unsafe).toEqual([])
  expect(readByEye.filter((text) => !patterns.has(text))).toEqual([])
}, 300_000)

test('a pattern that begins anew at each character is found', async () => {
  expect(await check('[.,]+$', '', { checker: 'automaton' })).toMatchObject({ status: 'vulnerable' })
})
