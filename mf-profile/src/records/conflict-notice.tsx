import { Button, Inline, Notice, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'

const Versions = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  margin: 0;

  & dt {
    font-weight: 600;
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

/** What another tab or device saved of one field, as a reader understands it. */
type ConflictingField = { label: string; saved: string }

/** Something was saved elsewhere while it was being changed here: shows that version, and lets its member choose. */
export function ConflictNotice({
  fields,
  busy,
  onKeepMine,
  onUseSaved,
}: {
  fields: readonly ConflictingField[]
  busy: boolean
  onKeepMine: () => void
  onUseSaved: () => void
}) {
  const t = useTranslations('mf-profile')
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer a promise, which is no clean-up.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place}>
      <Notice severity="warning" live title={t('manage.conflict.title')}>
        <Stack gap={16}>
          <Text size={15} id={id}>
            {t('manage.conflict.body')}
          </Text>
          <Versions aria-labelledby={id}>
            {fields.map(({ label, saved }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{saved === '' ? t('manage.conflict.nothing') : saved}</bdi>
                </dd>
              </div>
            ))}
          </Versions>
          <Inline gap={8}>
            <Button size="small" loading={busy} onClick={onKeepMine}>
              {t('manage.conflict.keepMine')}
            </Button>
            <Button variant="secondary" size="small" onClick={onUseSaved}>
              {t('manage.conflict.useSaved')}
            </Button>
          </Inline>
        </Stack>
      </Notice>
    </div>
  )
}
