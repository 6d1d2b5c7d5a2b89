import { Button, color, fontSize, Inline, media, space } from '@jobspan/shared-kit/design'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { outdentMargin } from './outdent.tsx'

const Row = styled.div<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ $beside }) => ($beside ? space[0] : space[8])} ${space[24]};
  padding-block: ${({ $beside }) => ($beside ? space[8] : space[16])} ${space[16]};
  outline: none;

  ${media.tablet} {
    grid-template-columns: 11rem minmax(0, 1fr) auto;
    gap: ${space[8]} ${space[24]};
    align-items: start;
    padding-block: ${space[16]};
  }
`
const Label = styled.div<{ $beside: boolean }>`
  grid-column: ${({ $beside }) => ($beside ? '1' : '1 / -1')};
  padding-block: ${({ $beside }) => ($beside ? '8px' : '0')};
  font-size: ${fontSize[15]};
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;

  ${media.tablet} {
    grid-column: 1;
    padding-block: 7px;
  }
`
const Value = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: 6px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  ${media.tablet} {
    grid-row: 1;
    ${({ $wide }) => ($wide ? 'grid-column: 2 / -1;' : 'grid-column: 2; padding-block: 6px;')}
  }
`
/** The name of the row is not taken for that of the first field. */
const Editor = styled.div`
  padding-block-start: ${space[8]};

  ${media.tablet} {
    padding-block-start: 7px;
  }
`
const Hint = styled.div`
  font-size: ${fontSize[15]};
  line-height: 1.45;
  color: ${color.inkSoft};
`
const Actions = styled.div<{ $beside: boolean }>`
  grid-column: ${({ $beside }) => ($beside ? '2' : '1 / -1')};
  ${({ $beside }) => $beside && 'grid-row: 1;'}
  margin-inline: ${outdentMargin};

  ${media.tablet} {
    grid-column: 3;
    grid-row: 1;
    margin-inline-start: 0;
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

/**
 * One thing of the account: what it is called, how it stands, and what can be done with it, in place. On phones a single action
 * stands at the end of the name's line, several below.
 */
export function SettingRow({
  label,
  hint,
  actions = [],
  actionsBelow = false,
  children,
}: {
  label: string
  hint?: ReactNode
  actions?: readonly RowAction[]
  /** On phones even a single action: what is said of the row has buttons of its own, which come first. */
  actionsBelow?: boolean
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

  const beside = !editor && !actionsBelow && actions.length === 1
  return (
    <Row role="group" aria-labelledby={id} tabIndex={-1} ref={box} $beside={beside}>
      <Label id={id} $beside={beside}>
        {label}
      </Label>
      {editor ? (
        <Value $wide>
          <Editor>{editor(() => setOpenId(undefined))}</Editor>
        </Value>
      ) : (
        <>
          <Value $wide={actions.length === 0}>
            {children}
            {hint && <Hint>{hint}</Hint>}
          </Value>
          {actions.length > 0 && (
            <Actions $beside={beside}>
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
