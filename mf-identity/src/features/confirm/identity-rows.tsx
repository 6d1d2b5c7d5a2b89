import type { IdentityInfo } from '@jobspan/shared-kit/contracts/identity/identity'
import { type IdentityField, identityFields } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import { Button, color, fontSize, media, space } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { revealNumber } from '../../identity/identity-queries.ts'

const List = styled.dl`
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px ${space[16]};
    padding-block: ${space[12]};
    border-block-end: 1px solid ${color.line};
  }

  & > div:last-child {
    border-block-end: 0;
  }

  ${media.tablet} {
    & > div {
      grid-template-columns: 12rem minmax(0, 1fr);
      align-items: baseline;
    }
  }
`
const Term = styled.dt`
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
`
const Value = styled.dd<{ $failed: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
  align-items: center;
  margin: 0;
  color: ${({ $failed }) => ($failed ? color.danger : color.ink)};
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

/** The number is masked until it is asked for, where there is a full one at all. */
function NumberValue({ masked, isRevealable }: { masked: string; isRevealable: boolean }) {
  const t = useTranslations('mf-identity')
  const { api } = usePlatform()
  const [revealed, setRevealed] = useState<string | null>(null)
  const reveal = useMutation({ mutationFn: () => revealNumber(api), onSuccess: setRevealed })
  return (
    <>
      <bdi lang="en">{revealed ?? masked}</bdi>
      {isRevealable && (
        <Button
          size="small"
          variant="quiet"
          loading={reveal.isPending}
          onClick={() => (revealed ? setRevealed(null) : reveal.mutate())}
        >
          {t(revealed ? 'row.hide' : 'row.show')}
        </Button>
      )}
    </>
  )
}

/** The dialog's seven rows: what Singpass shared with "-" for what it did not, or "failed" in each where there is nothing. */
export function IdentityRows({ info }: { info: IdentityInfo | undefined }) {
  const t = useTranslations('mf-identity')
  const format = useFormat()
  const describe = (field: IdentityField) => {
    if (!info) return t('failed.value')
    const value = info[field]
    if (value === null) return '-'
    if (field === 'uinfin') return <NumberValue masked={value} isRevealable={info.is_uinfin_revealable} />
    if (field === 'pass_expiry_date') return format.date(value, 'long')
    // As the provider words it: English, whatever the page's language is.
    return <bdi lang="en">{value}</bdi>
  }
  return (
    <List>
      {identityFields.map((field) => (
        <div key={field}>
          <Term>{t(`row.${field}`)}</Term>
          <Value $failed={!info}>{describe(field)}</Value>
        </div>
      ))}
    </List>
  )
}
