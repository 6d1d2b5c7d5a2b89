import { Button, space, Text } from '@jobspan/shared-kit/design'
import { Plus } from 'lucide-react'
import type { Ref } from 'react'
import { styled } from 'styled-components'

const Empty = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
`

/** What belongs in a part that is empty, and the button that begins it. */
export function EmptySection({
  text,
  add,
  onAdd,
  ref,
}: {
  text: string
  add: string
  onAdd: () => void
  ref?: Ref<HTMLButtonElement>
}) {
  return (
    <Empty data-opens="new">
      <Text tone="soft">{text}</Text>
      <Button variant="secondary" size="small" icon={Plus} onClick={onAdd} ref={ref}>
        {add}
      </Button>
    </Empty>
  )
}
