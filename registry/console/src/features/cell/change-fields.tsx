import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { countryName } from '@jobspan/shared-kit/contracts/registry/country-name'
import type { Cell } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Button, CheckboxGroup, Inline, Stack, TextField } from '@jobspan/shared-kit/design'
import { Disclosure } from '../../components/disclosure.tsx'
import { useConsoleText } from '../../texts.ts'
import { BuildField } from './build-field.tsx'
import type { Draft, DraftErrorField } from './draft.ts'
import { WhenFields } from './when-fields.tsx'

type Props = {
  remote: string
  remoteCells: readonly Cell[]
  draft: Draft
  invalidFields: readonly DraftErrorField[]
  onChange: (draft: Draft) => void
}

/** Everything a change is made of: release, share, countries, moment, reason. */
export function ChangeFields({ remote, remoteCells, draft, invalidFields, onChange }: Props) {
  const t = useConsoleText()
  const set = (part: Partial<Draft>) => onChange({ ...draft, ...part })
  const error = (name: DraftErrorField) => (invalidFields.includes(name) ? t(`problem.${name}`) : undefined)
  const [first] = draft.countries
  const keys = countries.map(({ key }) => key).filter((key) => remoteCells.some(({ country }) => country === key))
  const place =
    draft.countries.length === 1 && first ? countryName(first) : t('countries.count', { count: draft.countries.length })
  return (
    <Stack gap={24}>
      {(draft.kind === 'promote' || draft.kind === 'canary') && (
        <BuildField
          remote={remote}
          value={draft.build}
          current={remoteCells.find(({ country }) => country === first)?.current ?? null}
          error={error('build')}
          onChange={(build) => set({ build })}
        />
      )}
      {draft.kind === 'canary' && (
        <TextField
          label={t('field.percent')}
          hint={t('field.percentHint')}
          type="number"
          inputMode="decimal"
          min={1}
          max={99}
          value={draft.percent}
          error={error('percent')}
          onChange={(event) => set({ percent: event.currentTarget.value })}
        />
      )}
      <Disclosure
        summary={t('field.countriesSummary', { place })}
        open={invalidFields.includes('countries') || undefined}
      >
        <Stack gap={8}>
          <Inline gap={8}>
            <Button size="small" variant="secondary" onClick={() => set({ countries: keys })}>
              {t('field.allCountries')}
            </Button>
            <Button size="small" variant="secondary" onClick={() => set({ countries: [] })}>
              {t('field.noCountries')}
            </Button>
          </Inline>
          <CheckboxGroup
            label={t('field.countries')}
            labelHidden
            options={keys.map((key) => ({ value: key, label: countryName(key) }))}
            value={draft.countries}
            error={error('countries')}
            onChange={(chosen) => set({ countries: keys.filter((key) => chosen.includes(key)) })}
          />
        </Stack>
      </Disclosure>
      <WhenFields draft={draft} error={error} onChange={set} />
      <TextField
        label={t('field.reason')}
        hint={t('field.reasonHint')}
        rows={2}
        maxLength={500}
        value={draft.reason}
        error={error('reason')}
        onChange={(event) => set({ reason: event.currentTarget.value })}
      />
    </Stack>
  )
}
