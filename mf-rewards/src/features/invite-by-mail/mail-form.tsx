import { useIdempotencyKey } from '@jobspan/shared-features/idempotency'
import { Button, Checkbox, Notice } from '@jobspan/shared-kit/design'
import { getFieldErrors } from '@jobspan/shared-kit/hooks/place-refusal'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useSession } from '@jobspan/shared-kit/session'
import { useMutation } from '@tanstack/react-query'
import { useController, useForm } from 'react-hook-form'
import { formFields } from '../../form-fields.ts'
import { useOwnTexts } from '../../own-texts/use-own-texts.ts'
import { FormColumn } from '../../rewards/form-column.tsx'
import { invitationsKey, ownInvitationsQuery, sendMails } from '../../rewards/invitation-queries.ts'
import { invitationLimits } from '../../rewards/reward-limits.ts'
import { useErrorMessage } from '../../rewards/use-error-message.ts'
import { AddressField, useAddresses } from './address-field.tsx'
import { type AddressFault, findAddressFaults, isTooMany } from './addresses.ts'

type Form = { emails: string[]; isExpected: boolean }

/** Addresses that the API refuses, by their place in the list. */
const findRefusedAddresses = (error: unknown, emails: readonly string[]): AddressFault[] =>
  Object.keys(getFieldErrors(error)).flatMap((name): AddressFault[] => {
    const email = emails[Number(/^emails\.(\d+)/.exec(name)?.[1])]
    return email === undefined ? [] : [{ kind: 'refused', email }]
  })

/** What is wrong with the addresses in one text: each of them is named. */
const useAddressProblem = () => {
  const t = useOwnTexts()
  const format = useFormat()
  const session = useSession()
  const own = session.kind === 'member' ? session.user.email : null
  return (emails: readonly string[]): string | undefined => {
    if (emails.length === 0) return t('mail.empty')
    if (isTooMany(emails)) return t('mail.many', { max: format.number(invitationLimits.mailsPerCall) })
    const faults = findAddressFaults(emails, own)
    return faults.length === 0 ? undefined : faults.map(({ kind, email }) => t(`mail.${kind}`, { email })).join(' ')
  }
}

/** Up to ten people at a time get our mail; the member says that they expect it. */
export function MailForm() {
  const t = useOwnTexts()
  const { api, queryClient, notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const findProblem = useAddressProblem()
  const intent = useIdempotencyKey()
  const { control, handleSubmit, reset } = useForm<Form>({ defaultValues: { emails: [], isExpected: false } })
  const emails = useController({ control, name: 'emails', rules: { validate: (list) => findProblem(list) ?? true } })
  const expected = useController({ control, name: 'isExpected', rules: { required: t('mail.expectedError') } })
  const addresses = useAddresses(emails.field.value, emails.field.onChange)
  const send = useMutation({
    mutationFn: (form: Form) => sendMails(api, form.emails, intent.getKey(form.emails)),
    onSuccess: ({ own }) => {
      queryClient.setQueryData(ownInvitationsQuery(api).queryKey, own)
      void queryClient.invalidateQueries({ queryKey: invitationsKey })
      intent.done()
      reset()
      notify(t('mail.sent'), 'success')
    },
  })
  const refusal = useFormRefusal()(send.error, formFields.sendInvitationMails, toErrorMessage)
  const refused = findRefusedAddresses(send.error, send.variables?.emails ?? [])
    .filter(({ email }) => emails.field.value.includes(email))
    .map(({ email }) => t('mail.refused', { email }))
    .join(' ')
  return (
    <FormColumn
      onSubmit={(event) => {
        addresses.addTyped()
        return handleSubmit((form) => send.mutate(form))(event)
      }}
    >
      {refusal.summary && (
        <Notice severity="error" live>
          {refusal.summary}
        </Notice>
      )}
      <AddressField
        {...addresses}
        error={emails.fieldState.error?.message ?? (refused || refusal.fields.emails)}
        ref={emails.field.ref}
      />
      <Checkbox
        label={t('mail.expected')}
        checked={expected.field.value}
        error={expected.fieldState.error?.message}
        onChange={expected.field.onChange}
        ref={expected.field.ref}
      />
      <div>
        <Button type="submit" loading={send.isPending}>
          {t('mail.send')}
        </Button>
      </div>
    </FormColumn>
  )
}
