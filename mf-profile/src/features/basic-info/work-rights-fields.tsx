import { Button, IconButton, NativeSelect, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { Lists } from '../../profile/use-profile-and-lists.ts'
import { FieldGroup } from '../../profile-completion/field-group.tsx'
import { InlineError } from '../../profile-completion/inline-error.tsx'
import { toSelectOptions } from '../../profile-completion/select-options.ts'
import { formatRightRows, splitRights } from './work-rights.ts'

/** As many as a form shows without becoming a list of its own. */
const maxRows = 20

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: ${space[8]};
  align-items: end;
`

/** Where the member may work, and by which right: a row for each country. */
export function WorkRightsFields({
  value,
  error,
  lists,
  onChange,
}: {
  value: string
  error: string | undefined
  lists: Lists<'nationality_lists' | 'work_permit_lists'>
  onChange: (value: string) => void
}) {
  const t = useTranslations('mf-profile')
  const rows = splitRights(value)
  const box = useRef<HTMLDivElement>(null)
  const count = useRef(rows.length)
  useEffect(() => {
    if (rows.length > count.current) box.current?.querySelector<HTMLElement>('[data-row]:last-of-type select')?.focus()
    else if (rows.length < count.current) box.current?.querySelector<HTMLElement>('[data-add] button')?.focus()
    count.current = rows.length
  }, [rows.length])
  const put = (at: number, part: 'country' | 'permit', chosen: string) =>
    onChange(formatRightRows(rows.map((row, each) => (each === at ? { ...row, [part]: chosen } : row))))
  return (
    <FieldGroup label={t('manage.basic.rights')}>
      <div ref={box} data-invalid={error ? true : undefined}>
        <Stack gap={12}>
          <Text size={15} tone="soft">
            {t('manage.basic.rightsHint')}
          </Text>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by where it stands.
            <Row key={at} data-row>
              <NativeSelect
                label={t('place.country')}
                labelHidden={at > 0}
                value={row.country}
                placeholder={t('form.choose')}
                options={toSelectOptions(lists.nationality_lists)}
                onChange={(event) => put(at, 'country', event.currentTarget.value)}
              />
              <NativeSelect
                label={t('manage.basic.permit')}
                labelHidden={at > 0}
                value={row.permit}
                placeholder={t('form.choose')}
                options={toSelectOptions(lists.work_permit_lists)}
                onChange={(event) => put(at, 'permit', event.currentTarget.value)}
              />
              <IconButton
                glyph={X}
                label={t('manage.basic.rightRemove', {
                  country: lists.nationality_lists.find(({ id }) => String(id) === row.country)?.value ?? '',
                })}
                onClick={() => onChange(formatRightRows(rows.toSpliced(at, 1)))}
              />
            </Row>
          ))}
          {error && <InlineError>{error}</InlineError>}
          {rows.length < maxRows && (
            <div data-add>
              <Button
                variant="secondary"
                size="small"
                icon={Plus}
                onClick={() => onChange(formatRightRows([...rows, { country: '', permit: '' }]))}
              >
                {t('manage.basic.rightAdd')}
              </Button>
            </div>
          )}
        </Stack>
      </div>
    </FieldGroup>
  )
}
