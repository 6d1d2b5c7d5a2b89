import { color, fontSize, radius, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'

const Count = styled.span`
  position: absolute;
  inset-block-start: 3px;
  inset-inline-end: 1px;
  min-inline-size: 18px;
  padding-inline: 4px;
  border: 1px solid ${color.paper};
  border-radius: ${radius.full};
  background: ${color.accent};
  color: ${color.paper};
  font-size: ${fontSize[13]};
  font-weight: 600;
  line-height: 16px;
  text-align: center;
`
const maxCount = 99

/** How many are unread, on the corner of the control that leads to them; nothing where none is. */
export const UnreadCount = ({ count }: { count: number }) => {
  const t = useTranslations('shell')
  const format = useFormat()
  if (count === 0) return null
  return (
    <>
      <Count aria-hidden="true">{count > maxCount ? `${format.number(maxCount)}+` : format.number(count)}</Count>
      <VisuallyHidden>{t('header.chatUnread', { unread: format.number(count) })}</VisuallyHidden>
    </>
  )
}
