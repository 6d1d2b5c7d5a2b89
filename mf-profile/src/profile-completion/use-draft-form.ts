import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import type { FormFields } from '@jobspan/shared-kit/hooks/place-refusal'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useSession } from '@jobspan/shared-kit/session'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { useErrorMessage } from '../account/use-error-message.ts'
import { clearDraft, readDraft, writeDraft } from './draft.ts'

type Texts<Name extends string> = Record<Name, string>
export type FieldMessages<Name extends string> = Partial<Texts<Name>>

/** What a text field or select of the kit takes. */
export type FieldBinding = {
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
}

/** Groups of fields, which are no control themselves, mark what is wrong with them by `data-invalid`. */
const invalidSelector = '[aria-invalid="true"], [data-invalid]'
const focusable = 'input, select, textarea'

const focusFirstInvalid = (form: HTMLFormElement | null) => {
  const first = form?.querySelector<HTMLElement>(invalidSelector)
  const control = first?.matches(focusable) ? first : first?.querySelector<HTMLElement>(focusable)
  control?.focus()
}

type Settings<Name extends string, Answer> = {
  /** Names the form among those of the profile. */
  draft: string
  /** What is known: as the form begins. */
  values: Texts<Name>
  /** Texts of what is wrong, by field; empty where it may be sent. */
  validate: (values: Texts<Name>) => Promise<FieldMessages<Name>>
  /** Where the form shows what the API refuses (`form-fields.ts`). */
  fields: FormFields
  /** What it means where the API refuses a field that was checked, beyond that the value is not valid. */
  rejectedMessages?: FieldMessages<Name>
  /** Of what is changed, where it counts its changes; `save` is told the one that the form began with. */
  version?: number | undefined
  /** Reads what was saved elsewhere meanwhile from the answer that refuses a stale version. */
  readCurrent?: (data: unknown) => { values: Texts<Name>; version: number | undefined }
  save: (values: Texts<Name>, version: number | undefined) => Promise<Answer>
  onSaved: (answer: Answer, values: Texts<Name>) => unknown
}

/** Names the version in a draft; no field is called so. */
const versionKey = ':version'

/** The record as it is now, of the answer that refuses a stale version; undefined of any other error. */
const getCurrentRecord = (error: unknown): unknown => {
  if (!isApiError(error) || error.code !== errorCode.recordChanged) return undefined
  return (Object(error.body) as { data?: unknown }).data ?? undefined
}

const resolveWith =
  <Name extends string>(validate: Settings<Name, unknown>['validate']): Resolver<Record<string, string>> =>
  async (values) => {
    // Without a connection the rules may not be here; the call that follows says so.
    const messages: [string, string][] = Object.entries(
      await validate(values as Texts<Name>).catch((): FieldMessages<Name> => ({})),
    )
    const errors = Object.fromEntries(messages.map(([name, message]) => [name, { type: 'check', message }]))
    return messages.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }

/** Puts the draft into the form; a field that nobody touched follows what is known, should it change. */
const useKnownValues = <Name extends string>(
  { getValues, setValue }: Pick<UseFormReturn<Record<string, string>>, 'getValues' | 'setValue'>,
  draftName: string,
  initialValues: Texts<Name>,
) => {
  useEffect(() => {
    for (const [name, value] of Object.entries(readDraft(draftName) ?? {}))
      if (getValues(name) !== undefined) setValue(name, value)
  }, [draftName, getValues, setValue])

  const followed = useRef(initialValues)
  useEffect(() => {
    const before = followed.current
    followed.current = initialValues
    for (const name of Object.keys(initialValues) as Name[])
      if (initialValues[name] !== before[name] && getValues(name) === before[name])
        setValue(name as string, initialValues[name])
  }, [initialValues, getValues, setValue])
}

/** The key under which this tab keeps a draft, of one member. */
const useDraftName = (draft: string): string => {
  const session = useSession()
  return `${session.kind === 'member' ? session.user.id : 0}.${draft}`
}

/** The version that the draft was begun with, else the one that is known. */
const useDraftVersion = (draftName: string, version: number | undefined) => {
  const base = useRef(version)
  useEffect(() => {
    const stored = readDraft(draftName)?.[versionKey]
    if (stored !== undefined) base.current = Number(stored)
  }, [draftName])
  return base
}

/** Places what the API refuses at the fields of a form. One operation may serve several forms: what this one does not show is said above it. */
const useRefusalOf = <Name extends string>(
  fields: FormFields,
  values: Texts<Name>,
  rejectedMessages: FieldMessages<Name> | undefined,
) => {
  const t = useTranslations('mf-profile')
  const toErrorMessage = useErrorMessage()
  const toRefusal = useFormRefusal()
  return (error: unknown) =>
    toRefusal(
      error,
      Object.fromEntries(
        Object.entries(fields).map(([name, place]) => [name, place && place in values ? place : null]),
      ),
      toErrorMessage,
      { ...rejectedMessages, '*.required': t('form.required'), '*.unknown': t('form.unknown'), '*': t('form.invalid') },
    )
}

/**
 * A form of texts that survives a reload and the way back: what is typed is kept in this tab until it is saved; what is not follows what is
 * known, should it change meanwhile. Checked when it is sent, and from then on with each change; the first field that is wrong, whoever
 * found it, gets the focus.
 */
export const useDraftForm = <Name extends string, Answer>({
  draft,
  values: initialValues,
  validate,
  fields,
  rejectedMessages,
  version,
  readCurrent,
  save,
  onSaved,
}: Settings<Name, Answer>) => {
  const draftName = useDraftName(draft)
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<Record<string, string>>({
    defaultValues: initialValues,
    resolver: resolveWith(validate),
  })
  const { setValue, getValues, setError } = form
  const { errors, isSubmitted, isSubmitting, submitCount } = form.formState

  useKnownValues(form, draftName, initialValues)
  const base = useDraftVersion(draftName, version)
  const refusalOf = useRefusalOf(fields, initialValues, rejectedMessages)
  const saving = useMutation({
    mutationFn: (sent: Texts<Name>) => save(sent, base.current),
    onError: (error) => {
      for (const [name, message] of Object.entries(refusalOf(error).fields))
        if (message !== undefined) setError(name, { type: 'refused', message })
    },
    onSuccess: (answer, values) => {
      clearDraft(draftName)
      return onSaved(answer, values)
    },
  })
  useEffect(() => {
    if (submitCount > 0 || saving.error) focusFirstInvalid(element.current)
  }, [submitCount, saving.error])

  const values = form.watch() as Texts<Name>
  const set = (name: Name, value: string) => {
    setValue(name as string, value, { shouldValidate: isSubmitted })
    const changed = Object.entries(getValues()).filter(([each, text]) => text !== initialValues[each as Name])
    if (changed.length > 0 && base.current !== undefined) changed.push([versionKey, String(base.current)])
    writeDraft(draftName, Object.fromEntries(changed))
  }
  const send = () => void form.handleSubmit((sent) => saving.mutate(sent as Texts<Name>))()
  const current = getCurrentRecord(saving.error)
  const conflict = current === undefined ? undefined : readCurrent?.(current)
  return {
    element,
    values,
    set,
    error: (name: Name) => errors[name]?.message,
    field: (name: Name): FieldBinding => ({
      name,
      value: values[name],
      error: errors[name]?.message,
      onChange: (event) => set(name, event.currentTarget.value),
    }),
    submit: (event?: FormEvent) => {
      event?.preventDefault()
      if (saving.isPending || isSubmitting) return
      // Whether it was sent, the mutation tells.
      send()
    },
    busy: saving.isPending || isSubmitting,
    errorMessage: conflict ? undefined : refusalOf(saving.error).summary,
    /** What was saved elsewhere meanwhile: it is there until one of both is chosen. */
    conflict: conflict && {
      values: conflict.values,
      keepMine: () => {
        base.current = conflict.version
        send()
      },
    },
    /** Forgets what was typed. */
    discardDraft: () => clearDraft(draftName),
  }
}
