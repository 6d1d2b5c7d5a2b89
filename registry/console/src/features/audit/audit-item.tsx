import type { AuditRow } from '@jobspan/shared-kit/contracts/registry/audit'
import { canUndo } from '@jobspan/shared-kit/contracts/registry/permissions'
import { color, fontSize, Inline, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { z } from 'zod/mini'
import { addresses } from '../../addresses.ts'
import { CountryLabel } from '../../components/country-label.tsx'
import { DescriptionItem, DescriptionList } from '../../components/description-list.tsx'
import { Disclosure } from '../../components/disclosure.tsx'
import { Monospace } from '../../components/monospace.tsx'
import { StateChange } from '../../components/state-change.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { useRemoteName } from '../../components/use-remote-name.ts'
import { usePerson } from '../../operations/get-me.ts'
import { useConsoleText } from '../../texts.ts'
import { AuditEntryDetails } from './audit-entry-details.tsx'
import { useAuditEntryLabel } from './audit-entry-label.ts'
import { UndoButton } from './undo-button.tsx'

const noted = z.object({ note: z.string() })

const Item = styled.li`
  padding-block: 4px;
  border-block-start: 1px solid ${color.line};
`
const Head = styled.span`
  display: grid;
  gap: 2px 16px;
  font-size: ${fontSize[15]};

  @media (min-width: 900px) {
    grid-template-columns: 11rem 10rem minmax(0, 1.2fr) minmax(0, 1.2fr);
    align-items: baseline;
  }
`
const Soft = styled.span`
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`

/** Why, in people's words. The reason of a release that was published is its build id; what its team wrote says more. */
const reasonOf = ({ action, reason, details }: AuditRow): string | null =>
  action === 'publish' ? (z.safeParse(noted, details).data?.note ?? null) : reason

/** One row of the trail; opened, what each cell was and became, and the hash that holds the row in the chain. */
export function AuditItem({ row }: { row: AuditRow }) {
  const t = useConsoleText()
  const person = usePerson()
  const nameOf = useRemoteName()
  const { action, place, what } = useAuditEntryLabel()(row)
  const { remote, cells } = row
  const reason = reasonOf(row)
  const mayUndo = remote !== null && cells.length > 0 && canUndo(person, remote, cells)
  return (
    <Item>
      <Disclosure
        summary={
          <Head>
            <Soft>
              <Timestamp at={row.at} exact />
            </Soft>
            <strong>{action}</strong>
            <span>
              {remote && nameOf(remote)}
              {place && <> · {place}</>}
              {remote && what && ' · '}
              {what && <bdi>{what}</bdi>}
            </span>
            <Soft dir="auto">
              {row.actor}
              {reason && <>: {reason}</>}
            </Soft>
          </Head>
        }
      >
        <Stack gap={16}>
          {cells.length > 0 && (
            <DescriptionList>
              {cells.map(({ country, before, after }) => (
                <DescriptionItem key={country} name={<CountryLabel country={country} />}>
                  <StateChange remote={remote ?? ''} before={before} after={after} />
                </DescriptionItem>
              ))}
            </DescriptionList>
          )}
          <DescriptionList>
            <DescriptionItem name={t('audit.number')}>
              <Monospace>{row.sequence}</Monospace>
            </DescriptionItem>
            <AuditEntryDetails row={row} />
            <DescriptionItem name={t('audit.hash')}>
              <Monospace>{row.hash}</Monospace>
            </DescriptionItem>
          </DescriptionList>
          <Inline gap={16}>
            {mayUndo && <UndoButton sequence={row.sequence} />}
            {remote && (
              <TextLink href={addresses.remote(remote)}>{t('overview.openRemote', { name: nameOf(remote) })}</TextLink>
            )}
          </Inline>
          <Text size={13} tone="soft">
            {t('audit.chain')}
          </Text>
        </Stack>
      </Disclosure>
    </Item>
  )
}
