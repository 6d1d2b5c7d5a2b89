import { randomUUID } from 'node:crypto'
import { problemText } from './desk-page.ts'
import type { Refusal } from './employer-client.ts'
import { type Html, html } from './html.ts'

/** A form that the API refused: where it was sent to, what was written in it, and what is wrong with which field. */
export type RefusedForm = {
  action: string
  code: number
  /** What the API says of it. */
  message: string | undefined
  typed: Record<string, string | undefined>
  errors: Record<string, string>
}

/** Of every file that the API takes. */
const maxFileMegabytes = 20

/** What a reason of the API means to whoever filled the field in. */
const reasons: Record<string, string> = {
  required: 'Fill this in.',
  too_short: 'This is too short.',
  too_long: 'This is too long.',
  too_few: 'This needs more of them.',
  too_many: 'These are too many.',
  too_low: 'This is too low.',
  too_high: 'This is too high.',
  not_listed: 'Choose one of the list.',
  not_a_time: 'Give a day and a time.',
  in_a_gap: 'This time does not exist in that zone: clocks go forward.',
  unknown_time_zone: 'This time zone is not known.',
  duplicate: 'The same time is there twice.',
  too_far_ahead: 'This is more than a year ahead.',
  not_in_future: 'This must lie in the future.',
  in_past: 'This day is past.',
  below_min: 'This is lower than the pay that it begins with.',
  not_a_currency: 'Three capital letters, such as USD.',
  contact_details: 'Contact details do not belong here.',
  not_a_phone_number: 'Plus, country code and number, such as +6591234567.',
  not_a_pdf: 'This is no PDF.',
}

/** How a form names what the API names: fields, of which parts such as `pay.min` come before their whole, and codes that are about one field. */
export type FormFields = { byPath?: Record<string, string>; byCode?: Record<number, string> }

const errorsOf = ({ code, errors = {} }: Refusal, { byPath = {}, byCode = {} }: FormFields): RefusedForm['errors'] => {
  const known = Object.entries(byPath)
  const atFields = Object.entries(errors).map(([path, [reason = '']]) => {
    const [, field = path] = known.find(([name]) => path === name || path.startsWith(`${name}.`)) ?? []
    return [field, reasons[reason] ?? 'This was not taken.']
  })
  const field = byCode[code]
  return Object.fromEntries(field === undefined ? atFields : [[field, problemText(code)]])
}

export const refusedForm = (
  action: string,
  typed: RefusedForm['typed'],
  refusal: Refusal,
  fields: FormFields = {},
): RefusedForm => ({ action, code: refusal.code, message: refusal.message, typed, errors: errorsOf(refusal, fields) })

/** `attributes` are further ones of the control itself, such as ` required`. */
type Control = { name: string; label: Html | string; initial?: string | number | null | undefined; attributes?: Html }
type TextControl = Control & { rows: number; maxLength: number }

/** The parts of a form, with what was written where it was refused, and each error at its field. */
export const deskForm = (action: string, refused: RefusedForm | undefined) => {
  const own = refused?.action === action ? refused : undefined
  const [firstWrong] = Object.keys(own?.errors ?? {})
  const written = ({ name, initial }: Pick<Control, 'name' | 'initial'>) => (own ? own.typed[name] : initial) ?? ''
  const described = (name: string): Html =>
    html`${own?.errors[name] !== undefined && html` aria-invalid="true" aria-describedby="wrong-${name}"`}${name === firstWrong && html` autofocus`}`
  const error = (name: string): Html => {
    const text = own?.errors[name]
    return html`${text !== undefined && html`<p class="wrong" id="wrong-${name}">${text}</p>`}`
  }
  return {
    isRefused: own !== undefined,
    written,
    described,
    error,
    start: html`<form method="post" action="${action}">`,
    startWithFile: html`<form method="post" action="${action}" enctype="multipart/form-data">`,
    /** Names what is sent, so that sent twice it is there once. */
    clientId: html`<input type="hidden" name="client_id" value="${own?.typed.client_id ?? randomUUID()}">`,
    input: ({ attributes, ...control }: Control): Html =>
      html`<label>${control.label}<input name="${control.name}" value="${written(control)}"${attributes}${described(control.name)}></label>${error(control.name)}`,
    /** A browser fills no file in again: whoever is refused chooses it anew, or the form says that it is there. */
    file: ({ name, label, attributes }: Control): Html =>
      html`<label>${label}<input type="file" name="${name}" data-megabytes="${maxFileMegabytes}"${attributes}${described(name)}></label>${error(name)}`,
    textarea: ({ rows, maxLength, attributes, ...control }: TextControl): Html =>
      html`<label>${control.label}<textarea name="${control.name}" dir="auto" rows="${rows}" maxlength="${maxLength}"${attributes}${described(control.name)}>${written(control)}</textarea></label>${error(control.name)}`,
    select: ({
      options,
      ...control
    }: Control & { options: readonly (readonly [value: string, name: string])[] }): Html =>
      html`<label>${control.label}<select name="${control.name}"${described(control.name)}>${options.map(
        ([value, name]) =>
          html`<option value="${value}"${value === written(control) && html` selected`}>${name}</option>`,
      )}</select></label>${error(control.name)}`,
    checkbox: ({ name, label, isChecked = false }: Control & { isChecked?: boolean | undefined }): Html =>
      html`<label class="check"><input type="checkbox" name="${name}" value="1"${(own ? own.typed[name] === '1' : isChecked) && html` checked`}>${label}</label>`,
  }
}
/** Names the page of the desk that follows, in every form of a page with more than one address. */
export const backField = (back: string): Html => html`<input type="hidden" name="back" value="${back}">`

export type DeskForm = ReturnType<typeof deskForm>

/** A form that is folded away until it is needed; one that was refused is open. */
export const folded = (summary: string, { isRefused }: DeskForm, content: Html): Html =>
  html`<details${isRefused && html` open`}><summary>${summary}</summary>${content}</details>`
