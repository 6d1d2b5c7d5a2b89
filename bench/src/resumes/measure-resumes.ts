import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import {
  paperSizes,
  type ResumeLayout,
  resumeLayouts,
  resumeSectionKeys,
} from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import { profileFixture } from '../../../api/src/profile/generated-resumes/profile-fixture.ts'
import { createResumeMaker, type ResumeMaker } from '../../../api/src/profile/generated-resumes/resume-maker.ts'
import { toDocument } from '../../../api/src/profile/generated-resumes/to-document.ts'
import { writeDocx } from '../../../api/src/profile/generated-resumes/write-docx.ts'
import { createResumeReader, type ResumeReader } from '../../../api/src/profile/resume-reading/resume-reader.ts'
import { compareReading, type WantedItem } from '../../../api/src/testing/compare-reading.ts'
import { profileInResume } from '../../../api/src/testing/profile-in-resume.ts'
import type { Options } from '../arguments.ts'
import { browserVersion, openBrowser } from '../browser.ts'
import { versionsOf } from '../machine.ts'
import type { Measurement } from '../measurement.ts'
import { logProgress } from '../progress.ts'
import { quantile } from '../statistics.ts'
import { named, targets, untargeted } from '../targets.ts'
import { type OtherLayout, otherLayouts, otherPage } from './other-layouts.ts'
import otherPeople from './other-people.json' with { type: 'json' }
import { wantedOf } from './other-resume.ts'
import { readSamples } from './read-samples.ts'

type File = { name: string; kind: 'pdf' | 'docx'; bytes: Uint8Array; language: LanguageKey; wanted: WantedItem[] }
type Tally = { files: number; found: number; wrong: number; missed: number; invented: number }

const ownDay = '2026-11-24'
const isPaperOfJapan = (layout: ResumeLayout) => layout === 'rirekisho' || layout === 'shokumukeirekisho'

/** Every layout in every language, as PDF and DOCX; `carriesJson` is whether a PDF brings its content in fields, as those of members do. */
const makeOwn = async (maker: ResumeMaker, carriesJson: boolean): Promise<File[]> => {
  const files: File[] = []
  for (const { key: language } of languages)
    for (const layout of resumeLayouts) {
      if (isPaperOfJapan(layout) && language !== 'ja') continue
      const profile = profileFixture(language)
      const options = { layout, language, paper: paperSizes[0], sections: resumeSectionKeys, shows_photo: false }
      const document = toDocument(profile, options, ownDay)
      const source = carriesJson ? { profile, options, today: ownDay } : { document }
      const facts = { name: `${language} ${layout}`, language, wanted: profileInResume(profile, layout) }
      files.push({ ...facts, kind: 'pdf', bytes: await maker.make('pdf', async () => source) })
      if (!carriesJson) files.push({ ...facts, kind: 'docx', bytes: await writeDocx(document) })
    }
  return files
}

/** Fonts that join Arabic letters, each in its own way. */
const arabicFonts = {
  'IBM Plex': 'ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  Noto: 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
} as const
type ArabicFont = keyof typeof arabicFonts

const { resolve } = createRequire(import.meta.url)
const addressOf = (font: ArabicFont): string => {
  const [family = '', ...path] = arabicFonts[font].split('/')
  return pathToFileURL(join(dirname(resolve(`@expo-google-fonts/${family}/package.json`)), ...path)).href
}

/** Resumes as others set them, printed by Chromium. */
const printOthers = async (): Promise<File[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'other-resumes-'))
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    const files: File[] = []
    const print = async (language: LanguageKey, layout: OtherLayout, font: ArabicFont) => {
      const path = join(folder, 'page.html')
      const person = otherPeople[language]
      await writeFile(path, otherPage(person, layout, language, addressOf(font)))
      await page.goto(pathToFileURL(path).href)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const bytes = await page.pdf({
        format: 'A4',
        margin: { top: '18mm', right: '18mm', bottom: '18mm', left: '18mm' },
      })
      files.push({ name: `${language} ${layout} ${font}`, kind: 'pdf', bytes, language, wanted: wantedOf(person) })
    }
    for (const { key: language } of languages)
      for (const layout of otherLayouts)
        for (const font of ['IBM Plex', 'Noto'] as const)
          if (language === 'ar' || font === 'IBM Plex') await print(language, layout, font)
    return files
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads files as the API does, and sums up per language what became of their fields. */
const judge = async (reader: ResumeReader, files: readonly File[], times: number[]): Promise<Map<string, Tally>> => {
  const tallies = new Map<string, Tally>()
  for (const { name, kind, bytes, language, wanted } of files) {
    const started = performance.now()
    const { parsed, isExact } = await reader.read({ kind, bytes })
    times.push(performance.now() - started)
    const { fields, invented } = compareReading(parsed.items, wanted)
    const count = (outcome: string) => fields.filter((field) => field.outcome === outcome).length
    const tally = tallies.get(language) ?? { files: 0, found: 0, wrong: 0, missed: 0, invented: 0 }
    tallies.set(language, {
      files: tally.files + 1,
      found: tally.found + count('found'),
      wrong: tally.wrong + count('wrong'),
      missed: tally.missed + count('missed'),
      // What a JSON Resume says beyond its pages is not made up.
      invented: tally.invented + (isExact ? 0 : invented.length),
    })
    for (const { field, outcome, wanted: expected, read } of [...fields, ...invented])
      if (outcome !== 'found')
        logProgress(`${name} (${kind}): ${field} ${outcome}: ${JSON.stringify(expected)} ← ${JSON.stringify(read)}`)
  }
  return tallies
}

const rows = (
  label: string,
  target: typeof targets.ownResumes | typeof targets.otherResumes,
  tallies: ReadonlyMap<string, Tally>,
): Measurement[] =>
  [...tallies].map(([language, { files, found, wrong, missed, invented }]) => ({
    ...named(target, `${label}, ${language}`),
    value: ((wrong + missed) * 100) / (found + wrong + missed),
    note: `${found} of ${found + wrong + missed} found, ${wrong} wrong, ${missed} not read, ${invented} made up; ${files} files`,
  }))

/** Files of which the reader must say what is wrong with them. */
const judgeRefusals = async (reader: ResumeReader): Promise<Measurement[]> => {
  const samples = (await readSamples()).filter((sample) => 'refusal' in sample)
  if (samples.length === 0) return []
  let wrong = 0
  for (const { kind, bytes, refusal } of samples) {
    const answer = await reader.read({ kind, bytes }).then(
      () => 'read',
      ({ message }) => message,
    )
    if (answer !== refusal) wrong += 1
  }
  return [{ ...named(targets.failures, 'scan and broken file'), value: wrong, note: `${samples.length} files` }]
}

/** How much of resumes is read: of our own, of samples, and of pages as others set them, per language. */
export const measureResumes = async (_: Options) => {
  const maker = createResumeMaker({ onFailure: (reason) => logProgress(String(reason)) })
  const reader = createResumeReader({ onFailure: (reason) => logProgress(String(reason)) })
  try {
    const times: number[] = []
    const exact = await judge(reader, await makeOwn(maker, true), times)
    const own = await judge(reader, await makeOwn(maker, false), times)
    const samples = (await readSamples()).filter((sample) => 'wanted' in sample)
    const sampled = await judge(reader, samples, times)
    const others = await judge(reader, await printOthers(), times)
    return {
      title: 'Resumes that are read',
      how: 'Fields that were not read, or read as something else. “Made here” are all layouts, as members save them; “by their pages alone” the same without the JSON Resume in them, and as DOCX. Samples are resumes of the JSON Resume project and a 履歴書 of yaml_cv. “Other layouts” are made-up people, set by Chromium in one column, in two, and with dates first; those in Arabic in two fonts. Times are those of one file at a time, with the start of the process that reads it.',
      measurements: [
        ...rows('made here', targets.ownResumes, exact),
        ...rows('made here, by their pages alone', targets.ownResumes, own),
        ...rows('samples', targets.otherResumes, sampled),
        ...rows('other layouts', targets.otherResumes, others),
        ...(await judgeRefusals(reader)),
        {
          ...untargeted('ms', 'a resume is read, p95'),
          value: quantile(times, 0.95),
          note: `p50 ${Math.round(quantile(times, 0.5))} ms, ${times.length} files`,
        },
      ],
      versions: { chromium: await browserVersion(), ...(await versionsOf(['mammoth'])) },
    }
  } finally {
    reader.close()
    maker.close()
  }
}
