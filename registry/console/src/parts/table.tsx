import { color, fontSize, radius } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`
const Box = styled.table`
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

/** Rows of like things; scrolls within itself where the screen is narrow. `label` is its name for screen readers. */
export function Table({ label, head, children }: { label: string; head: ReactNode; children: ReactNode }) {
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <Box aria-label={label}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </Box>
    </Scroll>
  )
}
