import { PhoneField } from '@jobspan/shared-kit/account'
import type { CodeSent } from '@jobspan/shared-kit/contracts/sign-in'
import { useFieldProblem, useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useState } from 'react'
import { CodeStep } from '../../account/code-step.tsx'
import { useTakeUser } from '../../account/use-take-user.ts'
import { useConfirmedAction } from '../../confirmation/use-confirmed-action.ts'
import { EditorForm } from '../../settings/editor-form.tsx'
import { textCode, verifyTextedCode } from './verify-mobile.ts'

/** Verifies a number, which is the account's from then on. The rules of numbers per country are the API's (41348 to 41415). */
export function MobileEditor({ number, onDone }: { number: string; onDone: () => void }) {
  const t = useText('mf-profile')
  const fieldProblem = useFieldProblem()
  const { api, locale, notify } = usePlatform()
  const takeUser = useTakeUser()
  const [wanted, setWanted] = useState(number)
  const [missing, setMissing] = useState(false)
  const [sent, setSent] = useState<CodeSent>()
  const [code, setCode] = useState('')
  const send = useConfirmedAction({
    action: () => textCode(api, wanted),
    onSuccess: (answer) => {
      setSent(answer)
      setCode('')
      confirm.reset()
    },
  })
  const confirm = useConfirmedAction({
    action: (typed: string) => verifyTextedCode(api, wanted, typed),
    onSuccess: ({ user }) => {
      takeUser(user)
      notify(t('mobile.verified'), 'success')
      onDone()
    },
  })
  if (!sent)
    return (
      <EditorForm
        submit={t('code.send')}
        busy={send.isPending}
        onCancel={onDone}
        onSubmit={() => {
          setMissing(wanted === '')
          if (wanted !== '') send.run()
        }}
      >
        <PhoneField
          label={t('mobile.label')}
          value={wanted}
          country={locale.country}
          error={missing && wanted === '' ? fieldProblem('phone') : send.problem}
          onChange={(value) => {
            setWanted(value)
            send.reset()
          }}
        />
      </EditorForm>
    )
  return (
    <EditorForm
      submit={t('confirm')}
      busy={confirm.isPending}
      disabled={code.length < 6}
      problem={send.problem}
      onCancel={onDone}
      onSubmit={() => confirm.run(code)}
    >
      <CodeStep
        to={wanted}
        sent={sent}
        value={code}
        onChange={setCode}
        onComplete={(typed) => confirm.run(typed)}
        onResend={() => send.run()}
        sending={send.isPending}
        busy={confirm.isPending}
        error={confirm.problem}
      />
    </EditorForm>
  )
}
