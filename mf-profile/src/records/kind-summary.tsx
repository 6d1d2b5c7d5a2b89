import type { RecordKind } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { color, radius, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import type { ListEntryOf } from '../profile/profile-names.ts'
import type { Fields } from './record-page-kind.ts'
import { recordPageKinds } from './record-page-kinds.tsx'
import { RecordSummary, usePeriod } from './record-summary.tsx'

type Props = { kind: RecordKind; item: Fields; titleId?: string; entryOf: ListEntryOf }

/** A record as others read it. */
export function KindSummary({ kind, item, titleId, entryOf }: Props) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const period = usePeriod()
  const { toSummary } = recordPageKinds[kind]
  if (!toSummary) return <ShortSummary kind={kind} item={item} titleId={titleId} entryOf={entryOf} />
  const month = (text: string) => format.date(`${text}-01`, 'month')
  const { badge, ...summary } = toSummary(item, { t, entryOf, month, period, format })
  if (!badge) return <RecordSummary titleId={titleId} {...summary} />
  return (
    <Stack gap={8} align="start">
      <RecordSummary titleId={titleId} {...summary} />
      {badge}
    </Stack>
  )
}

function NameAndLevel({ kind, item, entryOf }: Omit<Props, 'titleId'>) {
  const { nameOf, levelOf } = recordPageKinds[kind]
  const level = levelOf?.(item, entryOf)
  return (
    <>
      <bdi>{nameOf(item, entryOf)}</bdi>
      {level !== undefined && (
        <Text as="span" size={15} tone="soft">
          {' '}
          · {level}
        </Text>
      )}
    </>
  )
}

const ShortSummary = ({ titleId, ...props }: Props) => (
  <Text id={titleId}>
    <NameAndLevel {...props} />
  </Text>
)

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding-block: 6px;
    padding-inline: ${space[12]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.full};
    font-size: 0.9375rem;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
`

/** Records that are a line each, beside each other. */
export function KindChips({
  kind,
  items,
  entryOf,
}: {
  kind: RecordKind
  items: readonly ({ id: number } & Fields)[]
  entryOf: ListEntryOf
}) {
  const t = useTranslations('mf-profile')
  return (
    <Chips role="list" aria-label={t(`record.${kind}.title`)}>
      {items.map((item) => (
        <li key={item.id}>
          <NameAndLevel kind={kind} item={item} entryOf={entryOf} />
        </li>
      ))}
    </Chips>
  )
}

/** All records of a kind as others read them. */
export function KindRecords({ kind, items, entryOf }: ComponentProps<typeof KindChips>) {
  if (!recordPageKinds[kind].toSummary) return <KindChips kind={kind} items={items} entryOf={entryOf} />
  return items.map((item) => (
    <div key={item.id}>
      <KindSummary kind={kind} item={item} entryOf={entryOf} />
    </div>
  ))
}
