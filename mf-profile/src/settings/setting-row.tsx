import { Button, color, fontSize, Inline, media, space } from '@jobspan/shared-kit/design'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[24]};
  padding-block: ${space[16]};
  outline: none;

  ${media.tablet} {
    grid-template-columns: 11rem minmax(0, 1fr) auto;
    align-items: start;
  }
`
const Label = styled.div`
  font-size: ${fontSize[15]};
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;

  ${media.tablet} {
    padding-block: 7px;
  }
`
const Value = styled.div<{ $wide: boolean }>`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  ${media.tablet} {
    ${({ $wide }) => ($wide ? 'grid-column: 2 / -1;' : 'padding-block: 6px;')}
  }
`
const Hint = styled.div`
  font-size: ${fontSize[15]};
  line-height: 1.45;
  word-break: auto-phrase;
  color: ${color.inkSoft};
`
const Actions = styled.div`
  margin-inline-start: -12px;

  ${media.tablet} {
    margin-inline: 0 -12px;
  }
`

export type RowAction = {
  id: string
  label: string
  /** Opens in the row's place; `close` gives the focus back. */
  editor?: (close: () => void) => ReactNode
  onPress?: () => void
  hasPopup?: boolean
  loading?: boolean
}

/** One thing of the account: what it is called, how it stands, and what can be done with it, in place. */
export function SettingRow({
  label,
  hint,
  actions = [],
  children,
}: {
  label: string
  hint?: ReactNode
  actions?: readonly RowAction[]
  children?: ReactNode
}) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [openId, setOpenId] = useState<string>()
  const editor = actions.find((action) => action.id === openId)?.editor
  const last = useRef<string>(undefined)

  // The button that opened the editor was away meanwhile: it, or what stands in its place, gets the focus back.
  useEffect(() => {
    const from = last.current
    last.current = openId
    if (openId !== undefined || from === undefined) return
    // What came in the editor's place, such as recovery codes, may have taken it to be read from its beginning.
    if (box.current?.contains(document.activeElement)) return
    const button = document.getElementById(`${id}-${from}`) ?? box.current?.querySelector('button')
    ;(button ?? box.current)?.focus()
  }, [openId, id])

  return (
    <Row role="group" aria-labelledby={id} tabIndex={-1} ref={box}>
      <Label id={id}>{label}</Label>
      {editor ? (
        <Value $wide>{editor(() => setOpenId(undefined))}</Value>
      ) : (
        <>
          <Value $wide={actions.length === 0}>
            {children}
            {hint && <Hint>{hint}</Hint>}
          </Value>
          {actions.length > 0 && (
            <Actions>
              <Inline gap={4}>
                {actions.map((action) => (
                  <Button
                    key={action.id}
                    id={`${id}-${action.id}`}
                    variant="quiet"
                    size="small"
                    describedBy={id}
                    loading={action.loading}
                    hasPopup={action.hasPopup ? 'dialog' : undefined}
                    onClick={() => (action.editor ? setOpenId(action.id) : action.onPress?.())}
                  >
                    {action.label}
                  </Button>
                ))}
              </Inline>
            </Actions>
          )}
        </>
      )}
    </Row>
  )
}
