import { Notice } from '@jobspan/shared-kit/design'
import { useIsOffline } from '@jobspan/shared-kit/hooks/use-is-offline'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import type { ReactNode, RefObject } from 'react'
import { profileQuery } from '../profile/profile-query.ts'
import { EditorForm } from '../settings/editor-form.tsx'
import { ConflictNotice } from './conflict-notice.tsx'

type Texts<Name extends string> = Record<Name, string>
type DraftForm<Name extends string> = {
  element: RefObject<HTMLFormElement | null>
  values: Texts<Name>
  busy: boolean
  errorMessage: string | undefined
  conflict: { values: Texts<Name>; keepMine: () => void } | undefined
  submit: () => void
  discardDraft: () => void
}

/**
 * A form in place of what it changes. What is typed stays as a draft until it is saved or cancelled; where the same was saved elsewhere
 * meanwhile, both versions are shown.
 */
export function DraftEditor<Name extends string>({
  form,
  labels,
  showValue = (_, value) => value,
  onDone,
  children,
}: {
  form: DraftForm<Name>
  /** What fields are called, in the order in which versions are compared. */
  labels: Partial<Texts<Name>>
  /** A field's value as readers know it, such as the name behind an id. */
  showValue?: (name: Name, value: string) => string
  onDone: () => void
  children: ReactNode
}) {
  const t = useTranslations('mf-profile')
  const { api, queryClient } = usePlatform()
  const isOffline = useIsOffline()
  const close = () => {
    form.discardDraft()
    onDone()
  }
  const { conflict } = form
  const conflicting = (Object.entries(labels) as [Name, string][]).filter(
    ([name]) => conflict && conflict.values[name] !== form.values[name],
  )
  return (
    <EditorForm
      ref={form.element}
      // Where two versions are shown, one of them is chosen.
      submit={conflict ? undefined : t('save')}
      busy={form.busy}
      wide
      errorMessage={form.errorMessage}
      onSubmit={form.submit}
      onCancel={close}
    >
      {children}
      {isOffline && (
        <Notice severity="warning" live>
          {t('manage.offline')}
        </Notice>
      )}
      {conflict && (
        <ConflictNotice
          fields={conflicting.map(([name, label]) => ({ label, saved: showValue(name, conflict.values[name]) }))}
          busy={form.busy}
          onKeepMine={conflict.keepMine}
          onUseSaved={() => {
            void queryClient.invalidateQueries({ queryKey: profileQuery(api).queryKey })
            close()
          }}
        />
      )}
    </EditorForm>
  )
}
