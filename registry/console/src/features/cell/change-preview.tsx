import { countryName } from '@jobspan/shared-kit/contracts/registry/country-name'
import type { ChangeRequest } from '@jobspan/shared-kit/contracts/registry/rollout'
import { color, fontSize, Heading, Inline, Notice, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { ExternalLink } from 'lucide-react'
import { styled } from 'styled-components'
import { CountryLabel } from '../../components/country-label.tsx'
import { StateChange } from '../../components/state-change.tsx'
import { usePartLabels } from '../../components/use-part-label.ts'
import { formatCount } from '../../format-number.ts'
import { formatDateTime } from '../../format-time.ts'
import type { ChangePreview } from '../../operations/preview-change.ts'
import { useConsoleText } from '../../texts.ts'

const Figure = styled.div`
  display: flex;
  align-items: baseline;
  gap: 12px;
  padding: 16px;
  border-radius: 8px;
  background: ${color.sunken};

  strong {
    font-size: ${fontSize[28]};
    font-weight: 600;
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
  }

  span {
    font-size: ${fontSize[15]};
    color: ${color.inkSoft};
  }
`
const Rows = styled.ul`
  display: grid;

  li {
    display: grid;
    gap: 4px;
    padding-block: 8px;
    border-block-start: 1px solid ${color.line};
    font-size: ${fontSize[15]};
  }
`
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether all cells are already as they would be. */
export const changesNothing = ({ cells }: ChangePreview): boolean =>
  cells.every(({ before, after }) => same(before, after))

/** What a change would do: for how many, where, and what visitors would gain or lose. */
export function ChangePreviewView({ preview, request }: { preview: ChangePreview; request: ChangeRequest }) {
  const t = useConsoleText()
  const { cells, visitors, routes, slots, links } = preview
  return (
    <Stack gap={24}>
      <Figure>
        <strong>{formatCount(visitors)}</strong>
        <span>{t('preview.visitors', { count: visitors })}</span>
      </Figure>
      {changesNothing(preview) && <Notice severity="info">{t('preview.same')}</Notice>}
      <Cells remote={request.remote} cells={cells} />
      <Parts title={t('preview.removed')} routes={routes.removed} slots={slots.removed} />
      <Parts title={t('preview.added')} routes={routes.added} slots={slots.added} />
      {links.length > 0 && (
        <Stack gap={8}>
          <Heading level={4} size={16}>
            {t('preview.links')}
          </Heading>
          <Inline gap={16}>
            {links.map(({ country, href }) => (
              <TextLink key={country} href={href} external iconEnd={ExternalLink} directionalIcon={false}>
                {countryName(country)}
              </TextLink>
            ))}
          </Inline>
          <Text size={13} tone="soft">
            {t('preview.linksHint')}
          </Text>
        </Stack>
      )}
      <Stack gap={4}>
        {(request.due_at || !changesNothing(preview)) && (
          <Text size={15}>
            {request.due_at ? t('preview.at', { at: formatDateTime(request.due_at) }) : t('preview.now')}
            {request.expires_at && <> {t('preview.until', { at: formatDateTime(request.expires_at) })}</>}
          </Text>
        )}
        <Text size={15} tone="soft" direction="auto">
          {t('preview.reason', { reason: request.reason })}
        </Text>
      </Stack>
    </Stack>
  )
}

function Cells({ remote, cells }: Pick<ChangePreview, 'cells'> & { remote: string }) {
  const t = useConsoleText()
  if (cells.length === 0) return null
  return (
    <Stack gap={8}>
      <Heading level={4} size={16}>
        {t('preview.cells')}
      </Heading>
      <Rows role="list">
        {cells.map(({ country, before, after }) => (
          <li key={country}>
            <CountryLabel country={country} />
            {same(before, after) ? (
              <Text size={15} tone="soft">
                {t('preview.unchanged')}
              </Text>
            ) : (
              <StateChange remote={remote} before={before} after={after} />
            )}
          </li>
        ))}
      </Rows>
    </Stack>
  )
}

function Parts({ title, routes, slots }: { title: string; routes: readonly string[]; slots: readonly string[] }) {
  const parts = usePartLabels()({ routes, slots })
  if (parts.length === 0) return null
  return (
    <Stack gap={8}>
      <Heading level={4} size={16}>
        {title}
      </Heading>
      <Rows role="list">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </Rows>
    </Stack>
  )
}
