import { emailAddress } from '@jobspan/shared-kit/contracts/session'
import type { CodeSent } from '@jobspan/shared-kit/contracts/sign-in'
import { Text, TextField } from '@jobspan/shared-kit/design'
import { useFieldProblem, useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useState } from 'react'
import { z } from 'zod/mini'
import { CodeStep } from '../../account/code-step.tsx'
import { useTakeUser } from '../../account/use-take-user.ts'
import { useConfirmedAction } from '../../confirmation/use-confirmed-action.ts'
import { EditorForm } from '../../settings/editor-form.tsx'
import { mailCode, verifyMailedCode } from './verify-email.ts'

/** Verifies the account's address, or changes it to one that is verified on the way. */
export function EmailEditor({ kind, email, onDone }: { kind: 'verify' | 'change'; email: string; onDone: () => void }) {
  const t = useText('mf-profile')
  const fieldProblem = useFieldProblem()
  const { api, notify } = usePlatform()
  const takeUser = useTakeUser()
  const [wanted, setWanted] = useState('')
  const [invalid, setInvalid] = useState<string>()
  const [sent, setSent] = useState<CodeSent>()
  const [code, setCode] = useState('')
  const send = useConfirmedAction({
    action: () => mailCode(api, kind === 'change' ? wanted.trim() : undefined),
    onSuccess: (answer) => {
      setSent(answer)
      setCode('')
      confirm.reset()
    },
  })
  const confirm = useConfirmedAction({
    action: (typed: string) => verifyMailedCode(api, typed),
    onSuccess: ({ user }) => {
      takeUser(user)
      notify(t(kind === 'change' ? 'email.changed' : 'email.verified'), 'success')
      onDone()
    },
  })

  if (!sent)
    return (
      <EditorForm
        submit={t('code.send')}
        busy={send.isPending}
        problem={kind === 'verify' ? send.problem : undefined}
        onCancel={onDone}
        onSubmit={() => {
          if (kind === 'change' && !z.safeParse(emailAddress, wanted).success) {
            setInvalid(fieldProblem(wanted.trim() === '' ? 'required' : 'email'))
            return
          }
          setInvalid(undefined)
          send.run()
        }}
      >
        {kind === 'change' ? (
          <TextField
            label={t('email.new')}
            type="email"
            autoComplete="email"
            hint={t('email.changeHint')}
            error={invalid ?? send.problem}
            value={wanted}
            onChange={(event) => {
              setWanted(event.currentTarget.value)
              send.reset()
            }}
          />
        ) : (
          <Text>{t('email.verifyHint')}</Text>
        )}
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
        to={kind === 'change' ? wanted.trim() : email}
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
