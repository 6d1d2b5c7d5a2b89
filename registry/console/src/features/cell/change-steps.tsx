import { isApiError } from '@jobspan/shared-kit/api'
import { countryName } from '@jobspan/shared-kit/contracts/registry/country-name'
import type { Cell } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Button, Heading, Inline, Notice, Stack } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { writeMoment } from '../../moments.ts'
import { useMakeChange } from '../../operations/make-change.ts'
import { type ChangePreview, usePreviewChange } from '../../operations/preview-change.ts'
import { useProblemText } from '../../parts/problem-text.ts'
import { showWrong } from '../../parts/show-wrong.ts'
import { AboveActions, StickyActions } from '../../parts/sticky-actions.tsx'
import { useConsoleText } from '../../texts.ts'
import { ChangeFields } from './change-fields.tsx'
import { ChangePreviewView, changesNothing } from './change-preview.tsx'
import { Conflict } from './conflict.tsx'
import { type Draft, type DraftProblem, problemsOf, requestOf } from './draft.ts'
import { undoableAtom } from './undoable.ts'

const Step = styled.div`
  outline: none;
`

type Props = {
  remote: string
  siblings: readonly Cell[]
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
export function ChangeSteps({ remote, siblings, draft, onChange, onLeave, onDone }: Props) {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const problemText = useProblemText()
  const look = usePreviewChange()
  const make = useMakeChange()
  const setUndoable = useSetAtom(undoableAtom)
  const fields = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLDivElement>(null)
  const [problems, setProblems] = useState<DraftProblem[]>([])
  const [preview, setPreview] = useState<ChangePreview | null>(null)

  // The button that was pressed goes with the step before, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is gone to as it begins.
  useEffect(() => title.current?.focus(), [preview])
  // What went wrong stands below the title, out of sight on a phone from where the button is.
  const wrong = look.error ?? make.error
  useEffect(() => {
    if (wrong) title.current?.focus()
  }, [wrong])

  const turnTo = (next: ChangePreview | null) => {
    setPreview(next)
    make.reset()
  }
  // What was wrong and was put right is wrong no more; what is not finished yet is told of when it is sent.
  const stillWrong = problems.filter((problem) => problemsOf(draft).includes(problem))
  const seeWhatChanges = () => {
    const found = problemsOf(draft)
    showWrong(fields.current, () => setProblems(found))
    if (found.length > 0) return
    const { reason: _, ...request } = requestOf(remote, draft)
    look.mutate(request, { onSuccess: turnTo })
  }
  const summary = t(`done.${draft.kind}`, {
    remote,
    build: draft.build,
    percent: draft.percent,
    context: draft.kind === 'toggle' ? (draft.enabled ? 'on' : 'off') : undefined,
    place:
      draft.countries.length === 1
        ? countryName(draft.countries[0] ?? '')
        : t('countries.count', { count: draft.countries.length }),
  })
  const confirm = () => {
    const expected = Object.fromEntries(preview?.cells.map(({ country, version }) => [country, version]) ?? [])
    make.mutate(
      { ...requestOf(remote, draft), expected },
      {
        onSuccess: ({ sequence, scheduled }) => {
          const [first] = scheduled
          if (sequence !== null) setUndoable({ sequence, text: summary })
          else if (first) notify(t('done.scheduled', { at: writeMoment(first.at) }), 'success')
          else notify(t('done.nothing'), 'info')
          onDone()
        },
      },
    )
  }

  const conflict = isApiError(make.error) && make.error.status === 409 ? make.error : undefined
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
              <Conflict preview={preview} now={siblings} message={conflict.message} />
            ) : (
              make.isError && (
                <Notice severity="error" live>
                  {problemText(make.error)}
                </Notice>
              )
            )}
            <ChangePreviewView preview={preview} request={requestOf(remote, draft)} />
            <StickyActions>
              <Inline gap={12}>
                {conflict ? (
                  <Button onClick={seeWhatChanges} loading={look.isPending}>
                    {t('change.lookAgain')}
                  </Button>
                ) : !draft.isLater && changesNothing(preview) ? null : (
                  <Button
                    variant={draft.kind === 'toggle' && !draft.enabled ? 'danger' : 'primary'}
                    onClick={confirm}
                    loading={make.isPending}
                  >
                    {t(draft.isLater ? 'change.schedule' : 'change.confirm')}
                  </Button>
                )}
                <Button variant="secondary" onClick={() => turnTo(null)}>
                  {t('change.back')}
                </Button>
              </Inline>
            </StickyActions>
          </>
        ) : (
          <>
            {look.isError && (
              <Notice severity="error" live>
                {problemText(look.error)}
              </Notice>
            )}
            <div ref={fields}>
              <ChangeFields
                remote={remote}
                siblings={siblings}
                draft={draft}
                problems={stillWrong}
                onChange={onChange}
              />
            </div>
            <StickyActions>
              <Inline gap={12}>
                <Button onClick={seeWhatChanges} loading={look.isPending}>
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
