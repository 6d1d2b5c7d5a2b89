import { fontSize, space } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
const Name = styled.legend`
  padding: 0;
  margin-block-end: ${space[16]};
  font-size: ${fontSize[18]};
  font-weight: 600;
  line-height: 1.35;
`

/** Fields that answer one question together. */
export function FieldGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group>
      <Name>{label}</Name>
      {children}
    </Group>
  )
}
