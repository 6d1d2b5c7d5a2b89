import { countryInSentence } from '@jobspan/shared-kit/contracts/registry/country-name'
import type { Cell } from '@jobspan/shared-kit/contracts/registry/rollout'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { showErrorsAndFocusFirst } from '../../components/show-errors-and-focus-first.ts'
import { useCountriesLabel } from '../../components/use-change-label.ts'
import { useRemoteName } from '../../components/use-remote-name.ts'
import { useVersionText } from '../../components/version-name.tsx'
import { formatDateTime } from '../../format-time.ts'
import { useMakeChange } from '../../operations/make-change.ts'
import { type ChangePreview, usePreviewChange } from '../../operations/preview-change.ts'
import { useConsoleText } from '../../texts.ts'
import { type Draft, type DraftErrorField, requestOf, validateDraft } from './draft.ts'
import { findEarlierHalts } from './halted-before.tsx'
import { undoableAtom } from './undoable.ts'

export type ChangeFormProps = {
  remote: string
  remoteCells: readonly Cell[]
  draft: Draft
  onChange: (draft: Draft) => void
  /** Back to the cell; nothing was done. */
  onLeave: () => void
  onDone: () => void
}

/** What is said of a change that was made. */
const useResultText = (remote: string, draft: Draft) => {
  const t = useConsoleText()
  const countryWords = useCountriesLabel({ isInSentence: true })
  const name = useRemoteName()(remote)
  const versionText = useVersionText()
  const summary = t(`done.${draft.kind}`, {
    remote: name,
    version: draft.build && versionText(remote, draft.build),
    percent: draft.percent,
    context: draft.kind === 'toggle' ? (draft.enabled ? 'on' : 'off') : undefined,
    place:
      draft.countries.length === 1
        ? countryInSentence(draft.countries[0] ?? '')
        : t('countries.count', { count: draft.countries.length }),
  })
  // Where no other version runs, going back or ending a gradual release leaves the feature off: that is what matters then.
  const offIn = (cells: readonly Cell[]) => {
    const off = cells.filter(({ current, canary }) => current === null && canary === null)
    const place = countryWords(off.map(({ country }) => country))
    return off.length === 0 ? undefined : t('done.off', { remote: name, place })
  }
  return (cells: readonly Cell[]) => offIn(cells) ?? summary
}

/** The state of a change that is written, previewed and confirmed. */
export const useChangeForm = ({ remote, draft, onChange, onDone }: ChangeFormProps) => {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const resultText = useResultText(remote, draft)
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
  const confirm = () => {
    const expected = Object.fromEntries(preview?.cells.map(({ country, version }) => [country, version]) ?? [])
    changeMutation.mutate(
      { ...requestOf(remote, draft), expected },
      {
        onSuccess: ({ sequence, cells, scheduled }) => {
          const [first] = scheduled
          if (sequence !== null) setUndoable({ sequence, text: resultText(cells) })
          else if (first) notify(t('done.scheduled', { at: formatDateTime(first.at) }), 'success')
          else notify(t('done.nothing'), 'info')
          onDone()
        },
      },
    )
  }
  return {
    title,
    fields,
    preview,
    previewMutation,
    changeMutation,
    haltedBefore,
    stillWrong,
    changeDraft,
    seeWhatChanges,
    showPreview,
    confirm,
  }
}
export type ChangeFormState = ReturnType<typeof useChangeForm>
