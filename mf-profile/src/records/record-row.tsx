import { IconButton, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useMutation } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { css, styled } from 'styled-components'
import { useErrorMessage } from '../account/use-error-message.ts'
import { InlineError } from '../profile-completion/inline-error.tsx'

/** The buttons stand beside the first lines: what is below them has the whole width. */
const Row = styled.div<{ $dense: boolean }>`
  position: relative;
  --row-actions: 84px;

  ${({ $dense }) =>
    $dense &&
    css`
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${space[16]};
      align-items: center;
    `}
`
/** The glyph of the last button ends where the text of other parts does. */
const Actions = styled.div<{ $dense: boolean }>`
  display: flex;
  margin-inline-end: -12px;

  ${({ $dense }) =>
    !$dense &&
    css`
      position: absolute;
      inset-block-start: -10px;
      inset-inline-end: 0;
    `}
`

/** One record as others read it, with small buttons that change or delete it. */
export function RecordRow({
  name,
  dense = false,
  show,
  remove,
  onEdit,
  onRemoved,
}: {
  /** Tells its buttons from those of other records. */
  name: string
  /** It is one line long. */
  dense?: boolean | undefined
  show: (titleId: string) => ReactNode
  remove: () => Promise<unknown>
  onEdit: () => void
  onRemoved: () => void
}) {
  const t = useTranslations('mf-profile')
  const toErrorMessage = useErrorMessage()
  const titleId = useId()
  const removal = useMutation({ mutationFn: remove, onSuccess: onRemoved })
  return (
    <>
      <Row $dense={dense}>
        {show(titleId)}
        <Actions $dense={dense}>
          <IconButton glyph={Pencil} label={t('manage.editNamed', { name })} onClick={onEdit} />
          <IconButton
            glyph={Trash2}
            label={t('manage.deleteNamed', { name })}
            loading={removal.isPending}
            onClick={() => removal.mutate()}
          />
        </Actions>
      </Row>
      {removal.error && <InlineError>{toErrorMessage(removal.error)}</InlineError>}
    </>
  )
}
