import { useIdempotencyKey } from '@jobspan/shared-features/idempotency'
import type { RecordKind } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { recordFormFields } from '../form-fields.ts'
import { type FieldMessages, useDraftForm } from '../profile-completion/use-draft-form.ts'
import { useUpdateProfileCache } from '../profile-completion/use-update-profile-cache.ts'
import { useValidationMessages } from '../profile-completion/use-validation-messages.ts'
import type { Fields, RecordContract } from './record-page-kind.ts'
import { saveRecord } from './save-record.ts'

type Texts<Name extends string> = Record<Name, string>

/** The form of one record: it is checked by the contract of its kind, kept as a draft, saved, and the profile that pages show follows. */
export const useRecordForm = <Name extends string, Item extends { id: number; version?: number | undefined }>({
  kind,
  draft,
  known,
  loadContract,
  toForm,
  toBody,
  check = () => ({}),
  rules,
  invalid,
  rejectedMessages,
  onDone,
}: {
  kind: RecordKind
  /** Names the drafts of the kind. */
  draft: string
  known: Item | undefined
  loadContract: () => Promise<RecordContract>
  toForm: (known: Item | undefined) => Texts<Name>
  toBody: (form: Texts<Name>) => Fields
  /** What is wrong beside what the contract finds. */
  check?: (form: Texts<Name>) => FieldMessages<Name>
  /** See `useValidationMessages`. */
  rules?: FieldMessages<Name>
  invalid?: FieldMessages<Name>
  rejectedMessages?: FieldMessages<Name>
  onDone: () => void
}) => {
  const { api } = usePlatform()
  const writeProfile = useUpdateProfileCache()
  const toFieldMessages = useValidationMessages()
  const intent = useIdempotencyKey()
  return useDraftForm<Name, { items: unknown }>({
    draft: `${draft}.${known?.id ?? 'new'}`,
    fields: recordFormFields[kind],
    values: toForm(known),
    version: known?.version,
    readCurrent: (data) => {
      const current = data as Item
      return { values: toForm(current), version: current.version }
    },
    validate: async (values) => {
      const { body } = await loadContract()
      return { ...check(values), ...toFieldMessages(values, body.safeParse(toBody(values)), { rules, invalid }) }
    },
    rejectedMessages,
    save: async (values, version) => {
      const body = toBody(values)
      const idempotencyKey = intent.getKey({ body, version })
      return saveRecord(api, await loadContract(), { body, known, idempotencyKey, version })
    },
    onSaved: ({ items }) => {
      intent.done()
      writeProfile(() => ({ [kind]: items }))
      onDone()
    },
  })
}
