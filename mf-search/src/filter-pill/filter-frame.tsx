import { Button, Notice, Spinner } from '@jobspan/shared-kit/design'
import { Drawer, Popover } from '@jobspan/shared-kit/design/overlays'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type ReactNode, useId, useRef } from 'react'
import { styled } from 'styled-components'

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 12rem;
`

type Props = {
  title: string
  /** The pill that a popover hangs below; without it this is a sheet. */
  anchor: HTMLElement | null
  onClose: () => void
  onApply: () => void
  clear: { label: string; onPress: () => void }
  applyLabel: string
  /** Where the choices did not come. */
  failure: { title: string; retry: () => void } | undefined
  /** The choices; undefined until they are here. */
  children: ReactNode
}

/** A popover or a sheet with choices of filters. Nothing is searched until the visitor says so. */
export const FilterFrame = ({ title, anchor, onClose, onApply, clear, applyLabel, failure, children }: Props) => {
  const t = useTranslations('mf-search')
  const formId = useId()
  const anchorRef = useRef(anchor)
  const body = (
    <form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault()
        onApply()
      }}
    >
      {failure ? (
        <Notice
          severity="error"
          title={failure.title}
          action={
            <Button size="small" variant="secondary" onClick={failure.retry}>
              {t('retry')}
            </Button>
          }
        />
      ) : (
        (children ?? (
          <Waiting>
            <Spinner />
          </Waiting>
        ))
      )}
    </form>
  )
  const footer = (
    <>
      <Button variant="quiet" onClick={clear.onPress}>
        {clear.label}
      </Button>
      <Button type="submit" form={formId}>
        {applyLabel}
      </Button>
    </>
  )
  return anchor ? (
    <Popover open onClose={onClose} anchor={anchorRef} label={title} footer={footer}>
      {body}
    </Popover>
  ) : (
    <Drawer open onClose={onClose} title={title} footer={footer}>
      {body}
    </Drawer>
  )
}
