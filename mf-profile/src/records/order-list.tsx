import {
  Button,
  color,
  Icon,
  IconButton,
  Inline,
  radius,
  Stack,
  space,
  Text,
  VisuallyHidden,
} from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useErrorMessage } from '../account/use-error-message.ts'
import { InlineError } from '../profile-completion/inline-error.tsx'
import { type Entry, useDrag, useOrder } from './use-order.ts'

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Row = styled.li<{ $dragged: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${({ $dragged }) => ($dragged ? color.accent : color.line)};
  border-radius: ${radius.control};
  background: ${({ $dragged }) => ($dragged ? color.accentWash : color.surface)};
  z-index: ${({ $dragged }) => ($dragged ? 1 : 0)};
`
const Handle = styled.button`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.inkSoft};
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`

/**
 * Records that are put in order: dragged by their handle, moved by its arrow keys, or by the buttons at their end, since not everybody can
 * drag (WCAG 2.5.7). Each move is saved and announced.
 */
export function OrderList({
  label,
  items,
  save,
  onDone,
}: {
  label: string
  items: readonly Entry[]
  save: (ids: readonly number[]) => Promise<unknown>
  onDone: () => void
}) {
  const t = useTranslations('mf-profile')
  const toErrorMessage = useErrorMessage()
  const hintId = useId()
  const list = useRef<HTMLOListElement>(null)
  const { entries, announcement, error, move, keep } = useOrder(items, save)
  const rows = () => [...(list.current?.children ?? [])] as HTMLElement[]
  const [draggedId, startDrag] = useDrag(rows, move, keep)
  useEffect(() => {
    list.current?.querySelector('button')?.focus()
  }, [])
  return (
    <Stack gap={16}>
      <Text size={15} tone="soft" id={hintId}>
        {t('manage.order.hint')}
      </Text>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {error !== undefined && <InlineError>{toErrorMessage(error)}</InlineError>}
      <List ref={list} aria-label={label} role="list">
        {entries.map((entry, at) => (
          <OrderRow
            key={entry.id}
            entry={entry}
            at={at}
            count={entries.length}
            hintId={hintId}
            isDragged={entry.id === draggedId}
            onMove={(to) => {
              if (move(entry.id, to)) keep()
            }}
            onGrab={(pointerId) => startDrag(entry.id, pointerId)}
          />
        ))}
      </List>
      <Inline>
        <Button variant="secondary" onClick={onDone}>
          {t('done')}
        </Button>
      </Inline>
    </Stack>
  )
}

/** One record: its handle, its name, and buttons that move it up and down. */
function OrderRow({
  entry: { id, name },
  at,
  count,
  hintId,
  isDragged,
  onMove,
  onGrab,
}: {
  entry: Entry
  at: number
  count: number
  hintId: string
  isDragged: boolean
  /** To that position. */
  onMove: (to: number) => void
  onGrab: (pointerId: number) => void
}) {
  const t = useTranslations('mf-profile')
  const moveByButton = ({ currentTarget }: MouseEvent<HTMLElement>, to: number) => {
    // The button of a row that has come to the end is disabled, and would lose the focus.
    if (to === 0 || to === count - 1) currentTarget.closest('li')?.querySelector('button')?.focus()
    onMove(to)
  }
  return (
    <Row data-id={id} $dragged={isDragged}>
      <Handle
        type="button"
        aria-label={t('manage.order.handle', { name })}
        aria-describedby={hintId}
        onKeyDown={(event) => {
          const to = getKeyTarget(event, at, count)
          if (to === undefined) return
          event.preventDefault()
          onMove(to)
        }}
        onPointerDown={(event) => {
          if (event.button === 0) onGrab(event.pointerId)
        }}
      >
        <Icon glyph={GripVertical} />
      </Handle>
      <Text weight="medium">
        <bdi>{name}</bdi>
      </Text>
      <Inline gap={0} wrap={false}>
        <IconButton
          glyph={ArrowUp}
          label={t('manage.order.up', { name })}
          disabled={at === 0}
          onClick={(event) => moveByButton(event, at - 1)}
        />
        <IconButton
          glyph={ArrowDown}
          label={t('manage.order.down', { name })}
          disabled={at === count - 1}
          onClick={(event) => moveByButton(event, at + 1)}
        />
      </Inline>
    </Row>
  )
}

/** Where a key of the handle moves the entry at a position. */
const getKeyTarget = ({ key }: KeyboardEvent, at: number, count: number): number | undefined =>
  ({ ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 })[key]
