import { isApiError } from '@jobspan/shared-kit/api'
import { countryName } from '@jobspan/shared-kit/contracts/registry/country-name'
import type { Cell } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Button, Heading, Inline, Notice, Stack } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { showErrorsAndFocusFirst } from '../../components/show-errors-and-focus-first.ts'
import { AboveActions, StickyActions } from '../../components/sticky-actions.tsx'
import { useCountriesLabel } from '../../components/use-change-label.ts'
import { useErrorMessage } from '../../components/use-error-message.ts'
import { useRemoteName } from '../../components/use-remote-name.ts'
import { useVersionText } from '../../components/version-name.tsx'
import { formatDateTime } from '../../format-time.ts'
import { useMakeChange } from '../../operations/make-change.ts'
import { type ChangePreview, usePreviewChange } from '../../operations/preview-change.ts'
import { useConsoleText } from '../../texts.ts'
import { ChangeFields } from './change-fields.tsx'
import { ChangePreviewView, changesNothing } from './change-preview.tsx'
import { Conflict } from './conflict.tsx'
import { type Draft, type DraftErrorField, requestOf, validateDraft } from './draft.ts'
import { findEarlierHalts, HaltedBefore } from './halted-before.tsx'
import { undoableAtom } from './undoable.ts'

const Step = styled.div`
  outline: none;
`

type Props = {
  remote: string
  remoteCells: readonly Cell[]
  draft: Draft
  onChange: (draft: Draft) => void
  /** Back to the cell; nothing was done. */
  onLeave: () => void
  onDone: () => void
}

/**
 * Writing a change, seeing what it would do, confirming it. The preview's versions go with the change, so that whoever comes
 * second is told what happened in between instead of undoing it unseen.
 */
export function ChangeForm({ remote, remoteCells, draft, onChange, onLeave, onDone }: Props) {
  // Over 80 lines: form, preview and confirmation are steps of one change and share its state and its errors.
  const t = useConsoleText()
  const countryWords = useCountriesLabel()
  const name = useRemoteName()(remote)
  const versionText = useVersionText()
  const { notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const previewMutation = usePreviewChange()
  const changeMutation = useMakeChange()
  const setUndoable = useSetAtom(undoableAtom)
  const fields = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLDivElement>(null)
  const [invalidFields, setInvalidFields] = useState<DraftErrorField[]>([])
  const [haltedBefore, setHaltedBefore] = useState<string[] | null>(null)
  const [preview, setPreview] = useState<ChangePreview | null>(null)

  // The button that was pressed goes with the step before, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is gone to as it begins.
  useEffect(() => title.current?.focus(), [preview])
  // What went wrong stands below the title, out of sight on a phone from where the button is.
  const error = previewMutation.error ?? changeMutation.error
  useEffect(() => {
    if (error) title.current?.focus()
  }, [error])

  // Another version, or other countries, were not asked about: what was said of the first does not hold for them.
  const changeDraft = (next: Draft) => {
    const isSame = next.build === draft.build && next.countries === draft.countries
    if (!isSame) setHaltedBefore(null)
    onChange(isSame ? next : { ...next, again: false })
  }
  const showPreview = (next: ChangePreview | null) => {
    setPreview(next)
    changeMutation.reset()
  }
  // What was wrong and was put right is wrong no more; what is not finished yet is told of when it is sent.
  const stillWrong = invalidFields.filter((field) => validateDraft(draft).includes(field))
  const seeWhatChanges = () => {
    const found = validateDraft(draft)
    showErrorsAndFocusFirst(fields.current, () => setInvalidFields(found))
    if (found.length > 0) return
    const { reason: _, ...request } = requestOf(remote, draft)
    previewMutation.mutate(request, {
      onSuccess: showPreview,
      onError: (error) => setHaltedBefore(findEarlierHalts(error)),
    })
  }
  const summary = t(`done.${draft.kind}`, {
    remote: name,
    version: draft.build && versionText(remote, draft.build),
    percent: draft.percent,
    context: draft.kind === 'toggle' ? (draft.enabled ? 'on' : 'off') : undefined,
    place:
      draft.countries.length === 1
        ? countryName(draft.countries[0] ?? '')
        : t('countries.count', { count: draft.countries.length }),
  })
  // Where no other version runs, going back or ending a gradual release leaves the feature off: that is what matters then.
  const offIn = (cells: readonly Cell[]) => {
    const off = cells.filter(({ current, canary }) => current === null && canary === null)
    const place = countryWords(off.map(({ country }) => country))
    return off.length === 0 ? undefined : t('done.off', { remote: name, place })
  }
  const confirm = () => {
    const expected = Object.fromEntries(preview?.cells.map(({ country, version }) => [country, version]) ?? [])
    changeMutation.mutate(
      { ...requestOf(remote, draft), expected },
      {
        onSuccess: ({ sequence, cells, scheduled }) => {
          const [first] = scheduled
          if (sequence !== null) setUndoable({ sequence, text: offIn(cells) ?? summary })
          else if (first) notify(t('done.scheduled', { at: formatDateTime(first.at) }), 'success')
          else notify(t('done.nothing'), 'info')
          onDone()
        },
      },
    )
  }

  const conflict =
    isApiError(changeMutation.error) && changeMutation.error.status === 409 ? changeMutation.error : undefined
  return (
    <AboveActions>
      <Stack gap={24}>
        <Step ref={title} tabIndex={-1}>
          <Heading level={3} size={18}>
            {t(`change.${draft.kind}`, {
              context: draft.kind === 'toggle' ? (draft.enabled ? 'on' : 'off') : undefined,
            })}
          </Heading>
        </Step>
        {preview ? (
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
        ) : (
          <>
            {haltedBefore !== null && (
              <HaltedBefore
                halts={haltedBefore}
                checked={draft.again}
                onChange={(again) => onChange({ ...draft, again })}
              />
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
        )}
      </Stack>
    </AboveActions>
  )
}
