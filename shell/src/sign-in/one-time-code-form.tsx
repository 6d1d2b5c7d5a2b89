import { CodeField } from '@jobspan/shared-features/account'
import { Button, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { FormEvent } from 'react'
import type { useAsyncAction } from './use-async-action.ts'

/** Six digits and their button; sent on as soon as they are whole. `task` is what checking them is at. */
export const OneTimeCodeForm = (props: {
  code: string
  onChange: (code: string) => void
  verify: (code: string) => void
  task: ReturnType<typeof useAsyncAction>
}) => {
  const t = useTranslations('shell')
  const { code, task, verify } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === 6) verify(code)
    else task.setErrorMessage(t('account.code.missing'))
  }
  return (
    <form onSubmit={submit} method="post" noValidate>
      <Stack gap={16}>
        <CodeField
          label={t('account.code.label')}
          value={code}
          onChange={(typed) => {
            props.onChange(typed)
            if (typed.length < 6) task.setErrorMessage('')
          }}
          onComplete={verify}
          error={task.errorMessage || task.fieldErrors.code}
          autoFocus
        />
        <Button type="submit" size="large" block loading={task.isPending}>
          {t('account.continue')}
        </Button>
      </Stack>
    </form>
  )
}
