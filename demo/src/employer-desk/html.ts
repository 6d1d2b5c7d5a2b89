import { escapeHtml } from '@jobspan/shared-kit/contracts/platform/escape-html'

/** Markup, as opposed to text that becomes part of it. */
export type Html = { readonly markup: string }
type Part = Html | readonly Html[] | string | number | null | undefined | false

const toMarkup = (part: Part): string => {
  if (part === null || part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

/** Markup with values in it. Texts are escaped; other markup is put in as it is; null, undefined and false are nothing. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: texts.reduce((markup, text, index) => markup + toMarkup(parts[index - 1]) + text),
})

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A moment as a developer reads it. */
export const timeOf = (at: string): Html => html`<time datetime="${at}">${dates.format(new Date(at))} UTC</time>`
