import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { z } from 'zod/mini'
import { remoteNames } from '../../build/packages.ts'
import { recordFormFields } from '../../mf-profile/src/form-fields.ts'
import { formFields as registryConsole } from '../../registry/console/src/form-fields.ts'
import type { Endpoint } from '../../shared-kit/src/contracts/platform/endpoint.ts'
import { recordKindKeys } from '../../shared-kit/src/contracts/profile/record-kinds.ts'
import { recordContracts } from '../../shared-kit/src/contracts/profile/record-lists.ts'
import { formFields as signIn } from '../../shell/src/sign-in/form-fields.ts'

type Forms = Readonly<Record<string, Readonly<Record<string, string | null>>>>

const root = join(import.meta.dirname, '../..')

/** The forms of a remote, which has none where it has no file for them. */
const readForms = async (remote: string): Promise<Forms> => {
  const file = join(root, remote, 'src/form-fields.ts')
  return existsSync(file) ? ((await import(file)) as { formFields: Forms }).formFields : {}
}

/** The forms of each package, by the operation that they send. A new remote was not looked at until somebody wrote its name here. */
const packages: Record<string, Forms> = {
  ...Object.fromEntries(
    await Promise.all(remoteNames.map(async (remote) => [`${remote}/src`, await readForms(remote)] as const)),
  ),
  'registry/console/src': registryConsole,
  'shell/src': signIn,
}

/** Sent by a press of a button, a choice from a list, or a page by itself: there is nothing that somebody typed. */
const withoutForm = new Set(
  `acceptCareerSummary acceptInterview acceptInvitation acceptOffer addPasskey answerPhoneNumber answerQrLogin beginHandOff blockCompany chooseAvatar confirmEmailByLink confirmJobAlert createInvitationLink followCompany generateAuthoriseUrl
  generateAvatars giveAiConsent guestLogin logGoogleUtm logOut loginWithMagicLink loginWithPasskey manageJobAlert markNotificationsRead markRead
  orderCommonPhrases previewChange
  previewJobAlert queryOnlineStatus readEmailLink readJobAlertLink readMagicLink recordGetStarted recordHotSearch recordPopup
  recordTraceability referMember requestPhoneNumber rewriteCareerSummary saveJob saveUserSettings sendChatResume sendConfirmCode sendFile setDefaultResume setErrorState socialLogin stopEmails
  takeOverResume unsubscribeJobAlert updateChat updateChatSettings updateProfileVisibility verifySingaporeIdentity viewJob writeCareerSummary
  writeFirstMessage`.split(/\s+/),
)

/**
 * What is said of them concerns the whole: the product has one text for a refused sign-in, a link is sent to an address that was checked a step before, a change
 * of a release is confirmed without fields, an alert is put back as it was, and a switch pauses one.
 */
const saidOfWhole = new Set([
  'login of shell/src',
  'sendMagicLink of shell/src',
  'submitChange of registry/console/src',
  'createJobAlert of mf-profile/src',
  'updateJobAlert of mf-search/src',
])

const contractFolder = join(root, 'shared-kit/src/contracts')
const contracts: Record<string, unknown> = Object.assign(
  {},
  ...(await Promise.all(
    readdirSync(contractFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => import(join(contractFolder, file)) as Promise<object>),
  )),
)

type Definition = { shape?: object; options?: z.core.$ZodType[]; in?: z.core.$ZodType; innerType?: z.core.$ZodType }

const fieldsOf = (schema: z.core.$ZodType): string[] => {
  const { shape, options = [], in: input, innerType } = schema._zod.def as Definition
  if (shape) return Object.keys(shape)
  return [...options, input, innerType].flatMap((part) => (part ? fieldsOf(part) : []))
}
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'body' in value
const bodies = new Map(
  Object.entries(contracts).flatMap(([name, value]) => {
    const fields = isEndpoint(value) ? [...new Set(fieldsOf(value.body))] : []
    return fields.length > 0 ? [[name, fields] as const] : []
  }),
)

const sources = Object.keys(packages).map((folder) => ({
  folder,
  text: execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', `${folder}/*.ts`, `${folder}/*.tsx`],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((path) => path !== '' && !/\.test\.tsx?$|\/testing\/|form-fields\.ts$/.test(path))
    .map((path) => {
      try {
        return readFileSync(join(root, path), 'utf8')
      } catch {
        return ''
      }
    })
    .join('\n'),
}))

// A name was refused for a character that nobody sees. The form of an application had no field of that name, and said “Please check the
// highlighted fields” with none highlighted.
test('every form has a place for whatever the API refuses of what it sends', () => {
  const missing = Object.entries(packages).flatMap(([folder, forms]) =>
    Object.entries(forms).flatMap(([operation, places]) =>
      (bodies.get(operation) ?? ['(it has no body)'])
        .filter((field) => places[field] === undefined)
        .map((field) => `${field} of ${operation} in ${folder}`),
    ),
  )
  expect(missing).toEqual([])
})

test('every form of a record has a place for whatever the API refuses of it', () => {
  const missing = recordKindKeys.flatMap((kind) =>
    fieldsOf(recordContracts[kind].update.body)
      .filter((field) => recordFormFields[kind][field] === undefined)
      .map((field) => `${field} of ${kind}`),
  )
  expect(missing).toEqual([])
})

test('whatever a package sends is a form with places, or no form', () => {
  const unplaced = sources.flatMap(({ folder, text }) =>
    [...bodies.keys()]
      .filter((name) =>
        new RegExp(`\\bcall\\(\\s*(?:\\(await[^)]*\\)+\\.|\\w+\\.)*${name}\\b|\\b${name}: contract\\b`).test(text),
      )
      .filter((name) => !(name in (packages[folder] ?? {})) && !withoutForm.has(name))
      .map((name) => `${name} of ${folder}`)
      .filter((name) => !saidOfWhole.has(name)),
  )
  expect(unplaced).toEqual([])
})

test('places are those that forms use', () => {
  const unused = sources.flatMap(({ folder, text }) => {
    const forms = Object.entries(packages[folder] ?? {})
    const used = forms.filter(([name]) => new RegExp(`formFields\\.${name}\\b`).test(text)).map(([, places]) => places)
    // One form may send several operations, such as to add and to change.
    return forms.filter(([, places]) => !used.includes(places)).map(([name]) => `${name} of ${folder}`)
  })
  expect(unused).toEqual([])
})
