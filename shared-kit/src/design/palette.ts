/**
 * Every colour of the site, light and dark, by role. Components never read these: they use the CSS variables of `tokens.ts`.
 * `palette.test.ts` proves WCAG 2.2 AA (1.4.3, 1.4.11) for every pair in `textPairs` and `edgePairs`.
 */
export const palette = {
  light: {
    paper: '#FBFAF7',
    surface: '#FFFFFF',
    sunken: '#F3F1EB',
    ink: '#14171F',
    inkSoft: '#4A5160',
    inkFaint: '#6B7280',
    line: '#E7E4DC',
    lineStrong: '#CFCBC0',
    lineControl: '#8A8678',
    accent: '#0E6B51',
    accentStrong: '#0A523E',
    accentWash: '#E3F1EB',
    onAccent: '#FFFFFF',
    signal: '#C2541B',
    signalText: '#AB4712',
    signalWash: '#FCEDE3',
    danger: '#B3261E',
    dangerStrong: '#8E1C16',
    dangerWash: '#FBE9E7',
    onDanger: '#FFFFFF',
    warning: '#8A5A00',
    warningWash: '#FBF0D9',
    success: '#1E6B34',
    successWash: '#E5F2E6',
    info: '#1F5FA8',
    infoWash: '#E6EFF9',
    scrim: '#14171F73',
  },
  dark: {
    paper: '#0F1215',
    surface: '#171B20',
    sunken: '#0B0D10',
    ink: '#ECEEF2',
    inkSoft: '#B4BAC6',
    inkFaint: '#8B93A1',
    line: '#272D35',
    lineStrong: '#3A424D',
    lineControl: '#6B7482',
    accent: '#4FC79C',
    accentStrong: '#7BD9B6',
    accentWash: '#12302A',
    onAccent: '#06241B',
    signal: '#F0935F',
    signalText: '#F0935F',
    signalWash: '#3A2316',
    danger: '#F28B82',
    dangerStrong: '#F7ACA5',
    dangerWash: '#3B1A18',
    onDanger: '#2A0B08',
    warning: '#E5B454',
    warningWash: '#362812',
    success: '#7CCB8A',
    successWash: '#15301C',
    info: '#8AB8F0',
    infoWash: '#15283F',
    scrim: '#000000A6',
  },
} as const

export type ColorRole = keyof typeof palette.light

/** Text on the grounds it may be on. Faint ink is for paper and surface only; on sunken ground use soft ink. */
export const textPairs: readonly (readonly [text: ColorRole, grounds: readonly ColorRole[]])[] = [
  [
    'ink',
    ['paper', 'surface', 'sunken', 'accentWash', 'signalWash', 'dangerWash', 'warningWash', 'successWash', 'infoWash'],
  ],
  ['inkSoft', ['paper', 'surface', 'sunken', 'accentWash']],
  ['inkFaint', ['paper', 'surface']],
  ['accent', ['paper', 'surface', 'sunken', 'accentWash']],
  ['accentStrong', ['paper', 'surface', 'sunken', 'accentWash']],
  ['onAccent', ['accent', 'accentStrong']],
  ['signalText', ['paper', 'surface', 'sunken', 'signalWash']],
  ['danger', ['paper', 'surface', 'sunken', 'dangerWash']],
  ['onDanger', ['danger', 'dangerStrong']],
  ['warning', ['paper', 'surface', 'sunken', 'warningWash']],
  ['success', ['paper', 'surface', 'sunken', 'successWash']],
  ['info', ['paper', 'surface', 'sunken', 'infoWash']],
  ['paper', ['ink']],
]

/** Outlines of controls and marks that carry meaning: 3:1 against what is beside them. */
export const edgePairs: readonly (readonly [edge: ColorRole, grounds: readonly ColorRole[]])[] = [
  ['lineControl', ['paper', 'surface', 'sunken']],
  ['accent', ['paper', 'surface', 'sunken', 'accentWash']],
  ['signal', ['paper', 'surface', 'sunken', 'signalWash']],
  ['danger', ['paper', 'surface', 'sunken']],
]

/** Grounds and letters of monograms, light then dark; picked by name so that a company keeps its tint everywhere. */
export const tints = [
  { light: ['#E3F1EB', '#0A523E'], dark: ['#12302A', '#7BD9B6'] },
  { light: ['#FCEDE3', '#8F3B0F'], dark: ['#3A2316', '#F4AD84'] },
  { light: ['#E6EFF9', '#1A4F8C'], dark: ['#15283F', '#9DC4F3'] },
  { light: ['#F3E8F7', '#6B2F82'], dark: ['#2E1B38', '#D3A5E6'] },
  { light: ['#FBF0D9', '#714A00'], dark: ['#362812', '#EAC26F'] },
  { light: ['#FBE7EE', '#8F2450'], dark: ['#391828', '#F0A0BF'] },
  { light: ['#E4F0F3', '#135662'], dark: ['#122D33', '#84CBD9'] },
  { light: ['#ECEBF9', '#423C97'], dark: ['#201E40', '#B3AEF2'] },
] as const
