import { color, fontSize, radius } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { scrollShadow } from './scroll-shadow.ts'

const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  ${scrollShadow(color.surface)}
`
const Box = styled.table<{ $columns: readonly string[] }>`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${fontSize[15]};

  th,
  td {
    padding: 10px 16px;
    text-align: start;
    vertical-align: top;
  }

  th {
    font-size: ${fontSize[13]};
    font-weight: 600;
    color: ${color.inkSoft};
    white-space: nowrap;
  }

  tbody th {
    font-size: ${fontSize[15]};
    color: ${color.ink};
  }

  tbody tr {
    border-block-start: 1px solid ${color.line};
  }

  [data-numeric] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

/** On a phone its columns stand closer and their heads break, so that most of them are in sight at once. */
const Figures = styled(Box)`
  @media (max-width: 639px) {
    th,
    td {
      padding-inline: 6px;
    }

    th,
    thead [data-numeric] {
      white-space: normal;
    }

    thead th {
      vertical-align: bottom;
    }
  }
`

const labelled = (columns: readonly string[]) =>
  columns
    .map((column, index) => `tbody tr > :nth-child(${index + 1})::before { content: ${JSON.stringify(column)}; }`)
    .join('\n')

/** On a phone each row is a card of its own, and what stood at the head of a column stands beside each of its cells. */
const Cards = styled(Box)`
  @media (max-width: 639px) {
    &,
    tbody {
      display: block;
    }

    thead {
      position: absolute;
      overflow: hidden;
      inline-size: 1px;
      block-size: 1px;
      clip-path: inset(50%);
    }

    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 8px;
      padding: 14px 16px;
    }

    tbody tr:first-child {
      border-block-start: 0;
    }

    tbody tr > * {
      display: grid;
      grid-template-columns: 6rem minmax(0, 1fr);
      gap: 0 12px;
      align-items: baseline;
      justify-items: start;
      padding: 0;
      white-space: normal;
      overflow-wrap: anywhere;
    }

    tbody tr > ::before {
      font-size: ${fontSize[13]};
      font-weight: 400;
      color: ${color.inkSoft};
    }

    tbody tr > * > * {
      grid-column: 2;
      max-inline-size: 100%;
    }

    tbody tr > :empty {
      display: none;
    }

    ${({ $columns }) => labelled($columns)}
  }
`

type Props = { label: string; children: ReactNode } & (
  | { columns: readonly string[]; head?: undefined }
  | { head: ReactNode; columns?: undefined }
)

/**
 * Rows of like things. `label` is its name for screen readers. With `columns` each row becomes a card on a phone, so that nothing
 * of it is out of sight; with a `head`, as for figures to be compared, it scrolls within itself.
 */
export function Table({ label, head, columns, children }: Props) {
  const Rows = columns ? Cards : Figures
  const names = columns?.map((column) => (
    <th key={column} scope="col">
      {column}
    </th>
  ))
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <Rows $columns={columns ?? []} aria-label={label}>
        <thead>
          <tr>{names ?? head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </Rows>
    </Scroll>
  )
}
