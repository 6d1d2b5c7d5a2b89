import { Checkbox, RadioGroup, Stack, TextField } from '@jobspan/shared-kit/design'
import { timeZone } from '../../format-time.ts'
import { useConsoleText } from '../../texts.ts'
import type { Draft, DraftErrorField } from './draft.ts'

/** At once or at a moment, for good or until a moment; moments in the person's own time zone, which is named. */
export function WhenFields({
  draft,
  error,
  onChange,
}: {
  draft: Draft
  error: (name: DraftErrorField) => string | undefined
  onChange: (part: Partial<Draft>) => void
}) {
  const t = useConsoleText()
  const hint = t('field.timeZone', { zone: timeZone() })
  return (
    <Stack gap={8}>
      <RadioGroup
        label={t('field.when')}
        name="when"
        options={[
          { value: 'now', label: t('field.now') },
          { value: 'later', label: t('field.later') },
        ]}
        value={draft.isScheduled ? 'later' : 'now'}
        onChange={(value) => onChange({ isScheduled: value === 'later' })}
      />
      {draft.isScheduled && (
        <TextField
          label={t('field.dueAt')}
          type="datetime-local"
          hint={hint}
          value={draft.dueAt}
          error={error('dueAt')}
          onChange={(event) => onChange({ dueAt: event.currentTarget.value })}
        />
      )}
      <Checkbox
        label={t('field.forATime')}
        checked={draft.hasExpiry}
        onChange={(event) => onChange({ hasExpiry: event.currentTarget.checked })}
      />
      {draft.hasExpiry && (
        <TextField
          label={t('field.expiresAt')}
          type="datetime-local"
          hint={hint}
          value={draft.expiresAt}
          error={error('expiresAt')}
          onChange={(event) => onChange({ expiresAt: event.currentTarget.value })}
        />
      )}
    </Stack>
  )
}
