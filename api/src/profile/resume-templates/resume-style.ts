import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { PaperSize } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { ResumeTemplateKey } from '@jobspan/shared-kit/contracts/profile/resume-templates'

/** Fonts that Word, on every system it runs on, has for these scripts; others put their own in place by script. */
const eastAsianFonts: Partial<Record<LanguageKey, string>> = {
  ja: 'Yu Gothic',
  'zh-cn': 'Microsoft YaHei',
  'zh-tw': 'Microsoft JhengHei',
}

/** Regions for the spelling check; the site's own tags do not all name one. */
const spelling: Partial<Record<LanguageKey, string>> = {
  ja: 'ja-JP',
  'zh-cn': 'zh-CN',
  'zh-tw': 'zh-TW',
  ms: 'ms-MY',
  id: 'id-ID',
  tr: 'tr-TR',
  'pt-br': 'pt-BR',
  ar: 'ar-SA',
}

export const scriptOf = (language: LanguageKey) => {
  const eastAsia = eastAsianFonts[language]
  const { direction, intl } = languages.find(({ key }) => key === language) ?? languages[0]
  return {
    isRightToLeft: direction === 'rtl',
    isEastAsian: eastAsia !== undefined,
    font: { ascii: eastAsia ?? 'Calibri', hAnsi: eastAsia ?? 'Calibri', eastAsia: eastAsia ?? 'Calibri', cs: 'Arial' },
    tag: spelling[language] ?? intl,
  }
}

type ResumeStyle = {
  centred: boolean
  /** Where the line of a section's heading runs. */
  rule: 'below' | 'above' | 'none'
  /** Colours as RRGGBB: names and headings, and the lines. Dark enough to print and to read (WCAG 1.4.3). */
  ink: string
  line: string
  /** Half points. */
  nameSize: number
}

export const resumeStyles: Record<ResumeTemplateKey, ResumeStyle> = {
  classic: { centred: true, rule: 'below', ink: '14171F', line: '9AA0AB', nameSize: 44 },
  experienced: { centred: false, rule: 'above', ink: '0E6B51', line: '0E6B51', nameSize: 52 },
  graduate: { centred: false, rule: 'below', ink: '0A523E', line: 'CFCBC0', nameSize: 48 },
}

/** Sizes in twentieths of a point, with margins of 2 cm. */
export const pages = {
  a4: { width: 11_906, height: 16_838, margin: 1134 },
  'us-letter': { width: 12_240, height: 15_840, margin: 1134 },
} as const satisfies Record<PaperSize, { width: number; height: number; margin: number }>

export const ink = '14171F'
export const softInk = '4A5160'
export const labelGround = 'F3F1EB'
