import { type IdentityField, identityFields } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import { z } from 'zod/mini'

/** An item of `person_info`: a text, or a code with its description; empty where it does not apply. */
const text = z.optional(z.nullable(z.string().check(z.maxLength(500))))
const item = z.object({ value: text, code: text, desc: text, unavailable: z.optional(z.boolean()) })
const personInfo = z.record(z.string(), z.unknown())
type Item = z.infer<typeof item>

/** What Singpass shared of a person, and who that is to it. It is kept sealed, and for a day. */
export type SharedIdentity = {
  person: { issuer: string; subject: string }
  fields: Record<IdentityField, string | null>
  /** Whether `uinfin` is the whole number; else it is the last four characters. */
  hasFullNumber: boolean
  /** Codes of Singpass, by which it is decided what somebody is. */
  codes: { residentialStatus: string | null; passType: string | null }
}

const itemNames: Record<Exclude<IdentityField, 'uinfin'>, string> = {
  name: 'name',
  residential_status: 'residentialstatus',
  nationality: 'nationality',
  pass_type: 'passtype',
  pass_status: 'passstatus',
  pass_expiry_date: 'passexpirydate',
}

const textOf = (given: string | null | undefined): string | null => given?.trim() || null

const shown = ({ value, desc, code }: Item): string | null => textOf(value) ?? textOf(desc) ?? textOf(code)

const isDate = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`))

/** A full number: letter, seven digits, letter. The last four characters are three digits and the letter. */
const fullNumber = /^[A-Z]\d{7}[A-Z]$/
const lastFour = /\d{3}[A-Z]$/

/**
 * The seven rows of what userinfo says of a person; what is not there, or not of its kind, is null. Of the number no more is taken than the
 * settings allow, whatever came.
 */
export const toSharedIdentity = (
  person: SharedIdentity['person'],
  claim: unknown,
  readsFullNumber: boolean,
): SharedIdentity => {
  const info = personInfo.safeParse(claim).data ?? {}
  const read = (name: string): Item => {
    const parsed = item.safeParse(info[name]).data ?? {}
    return parsed.unavailable ? {} : parsed
  }
  const items = Object.fromEntries(Object.entries(itemNames).map(([field, name]) => [field, shown(read(name))]))
  const expiry = items.pass_expiry_date ?? null
  const number = (shown(read(readsFullNumber ? 'uinfin' : 'partialuinfin')) ?? '').toUpperCase()
  const hasFullNumber = readsFullNumber && fullNumber.test(number)
  return {
    person,
    fields: {
      ...(items as SharedIdentity['fields']),
      uinfin: hasFullNumber ? number : (lastFour.exec(number)?.[0] ?? null),
      pass_expiry_date: expiry !== null && isDate(expiry) ? expiry : null,
    },
    hasFullNumber,
    codes: {
      residentialStatus: textOf(read('residentialstatus').code),
      passType: textOf(read('passtype').code),
    },
  }
}

/** The rows that were shared. */
export const sharedFields = ({ fields }: SharedIdentity): IdentityField[] =>
  identityFields.filter((field) => fields[field] !== null)
