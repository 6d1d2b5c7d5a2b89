import { isApiError } from '@jobspan/shared-kit/api'
import { Button, Heading, Inline, Notice, Stack } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { AboveActions, StickyActions } from '../../components/sticky-actions.tsx'
import { useErrorMessage } from '../../components/use-error-message.ts'
import type { ChangePreview } from '../../operations/preview-change.ts'
import { useConsoleText } from '../../texts.ts'
import { ChangeFields } from './change-fields.tsx'
import { ChangePreviewView, changesNothing } from './change-preview.tsx'
import { Conflict } from './conflict.tsx'
import { requestOf } from './draft.ts'
import { findEarlierHalts, HaltedBefore } from './halted-before.tsx'
import { type ChangeFormProps, type ChangeFormState, useChangeForm } from './use-change-form.ts'

const Step = styled.div`
  outline: none;
`

/**
 * Writing a change, seeing what it would do, confirming it. The preview's versions go with the change, so that whoever comes
 * second is told what happened in between instead of undoing it unseen.
 */
export function ChangeForm(props: ChangeFormProps) {
  const { draft } = props
  const t = useConsoleText()
  const form = useChangeForm(props)
  return (
    <AboveActions>
      <Stack gap={24}>
        <Step ref={form.title} tabIndex={-1}>
          <Heading level={3} size={18}>
            {t(`change.${draft.kind}`, {
              context: draft.kind === 'toggle' ? (draft.enabled ? 'on' : 'off') : undefined,
            })}
          </Heading>
        </Step>
        {form.preview ? (
          <PreviewStep {...props} form={form} preview={form.preview} />
        ) : (
          <FieldsStep {...props} form={form} />
        )}
      </Stack>
    </AboveActions>
  )
}

function PreviewStep({
  remote,
  remoteCells,
  draft,
  preview,
  form: { changeMutation, previewMutation, seeWhatChanges, confirm, showPreview },
}: ChangeFormProps & { preview: ChangePreview; form: ChangeFormState }) {
  const t = useConsoleText()
  const toErrorMessage = useErrorMessage()
  const conflict =
    isApiError(changeMutation.error) && changeMutation.error.status === 409 ? changeMutation.error : undefined
  return (
    <>
      {conflict ? (
        <Conflict preview={preview} now={remoteCells} message={conflict.message} />
      ) : (
        changeMutation.isError && (
          <Notice severity="error" live>
            {toErrorMessage(changeMutation.error)}
          </Notice>
        )
      )}
      <ChangePreviewView preview={preview} request={requestOf(remote, draft)} />
      <StickyActions>
        <Inline gap={12}>
          {conflict ? (
            <Button onClick={seeWhatChanges} loading={previewMutation.isPending}>
              {t('change.lookAgain')}
            </Button>
          ) : !draft.isScheduled && changesNothing(preview) ? null : (
            <Button
              variant={draft.kind === 'toggle' && !draft.enabled ? 'danger' : 'primary'}
              onClick={confirm}
              loading={changeMutation.isPending}
            >
              {t(draft.isScheduled ? 'change.schedule' : 'change.confirm')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => showPreview(null)}>
            {t('change.back')}
          </Button>
        </Inline>
      </StickyActions>
    </>
  )
}

function FieldsStep({
  remote,
  remoteCells,
  draft,
  onChange,
  onLeave,
  form: { fields, haltedBefore, previewMutation, stillWrong, changeDraft, seeWhatChanges },
}: ChangeFormProps & { form: ChangeFormState }) {
  const t = useConsoleText()
  const toErrorMessage = useErrorMessage()
  return (
    <>
      {haltedBefore !== null && (
        <HaltedBefore halts={haltedBefore} checked={draft.again} onChange={(again) => onChange({ ...draft, again })} />
      )}
      {previewMutation.isError && findEarlierHalts(previewMutation.error) === null && (
        <Notice severity="error" live>
          {toErrorMessage(previewMutation.error)}
        </Notice>
      )}
      <div ref={fields}>
        <ChangeFields
          remote={remote}
          remoteCells={remoteCells}
          draft={draft}
          invalidFields={stillWrong}
          onChange={changeDraft}
        />
      </div>
      <StickyActions>
        <Inline gap={12}>
          <Button onClick={seeWhatChanges} loading={previewMutation.isPending}>
            {t('change.preview')}
          </Button>
          <Button variant="secondary" onClick={onLeave}>
            {t('change.cancel')}
          </Button>
        </Inline>
      </StickyActions>
    </>
  )
}
