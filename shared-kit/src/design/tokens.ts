import type { ColorRole } from './palette.ts'

const kebab = (role: string) => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Name of the CSS variable that holds a colour role. */
export const colorVariable = (role: string) => `--color-${kebab(role)}`

/** Colours by role, as CSS variables that follow the visitor's theme. */
export const color: { readonly [Role in ColorRole]: string } = {
  paper: 'var(--color-paper)',
  surface: 'var(--color-surface)',
  sunken: 'var(--color-sunken)',
  ink: 'var(--color-ink)',
  inkSoft: 'var(--color-ink-soft)',
  inkFaint: 'var(--color-ink-faint)',
  line: 'var(--color-line)',
  lineStrong: 'var(--color-line-strong)',
  lineControl: 'var(--color-line-control)',
  accent: 'var(--color-accent)',
  accentStrong: 'var(--color-accent-strong)',
  accentWash: 'var(--color-accent-wash)',
  onAccent: 'var(--color-on-accent)',
  signal: 'var(--color-signal)',
  signalText: 'var(--color-signal-text)',
  signalWash: 'var(--color-signal-wash)',
  danger: 'var(--color-danger)',
  dangerStrong: 'var(--color-danger-strong)',
  dangerWash: 'var(--color-danger-wash)',
  onDanger: 'var(--color-on-danger)',
  warning: 'var(--color-warning)',
  warningWash: 'var(--color-warning-wash)',
  success: 'var(--color-success)',
  successWash: 'var(--color-success-wash)',
  info: 'var(--color-info)',
  infoWash: 'var(--color-info-wash)',
  scrim: 'var(--color-scrim)',
}

/** The spacing scale, by its pixels. */
export const space = {
  0: '0',
  4: '0.25rem',
  8: '0.5rem',
  12: '0.75rem',
  16: '1rem',
  24: '1.5rem',
  32: '2rem',
  48: '3rem',
  64: '4rem',
  96: '6rem',
} as const
export type Space = keyof typeof space

export const radius = { control: '8px', card: '14px', sheet: '20px', full: '999px' } as const

/** The type scale, by its pixels, in rem so that the reader's own text size counts. */
export const fontSize = {
  13: '0.8125rem',
  15: '0.9375rem',
  16: '1rem',
  18: '1.125rem',
  22: '1.375rem',
  28: '1.75rem',
  36: '2.25rem',
  48: '3rem',
} as const
export type FontSize = keyof typeof fontSize

export const font = {
  text: 'var(--font-text)',
  display: 'var(--font-display)',
  /** Line heights depend on the script: see `:lang()` in `global-css.ts`. */
  leadingText: 'var(--leading-text)',
  leadingTight: 'var(--leading-tight)',
  leadingHeading: 'var(--leading-heading)',
} as const

/** Only what floats casts a shadow. */
export const shadow = { float: 'var(--shadow-float)' } as const

export const motion = { feedback: '120ms ease-out', place: '200ms ease-out' } as const

export const zIndex = { sticky: 10, header: 20, overlay: 40, notification: 60 } as const

/** `@media` conditions. Phones first: these add to what a 360 px screen gets. */
export const media = {
  tablet: '@media (min-width: 640px)',
  wide: '@media (min-width: 1024px)',
  hover: '@media (hover: hover)',
} as const

/** Smallest side of anything that is tapped (WCAG 2.5.5). */
export const minTargetSize = '44px'
