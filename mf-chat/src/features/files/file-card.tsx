import { formatFileSize } from '@jobspan/shared-features/resumes/resume-file'
import type { FileCard as Card } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import { color, Icon, radius, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { FileText } from 'lucide-react'
import { styled } from 'styled-components'
import type { MessageCardProps } from '../../chat/message-card.ts'

const Frame = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[12]};
  padding: ${space[12]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    border-color: ${color.lineControl};
  }
`
const PictureFrame = styled.a`
  display: block;
  color: inherit;
  text-decoration: none;
  inline-size: fit-content;
  max-inline-size: 100%;
`
const Picture = styled.img`
  display: block;
  inline-size: auto;
  max-inline-size: 100%;
  block-size: auto;
  max-block-size: 20rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  object-fit: contain;
`

/** As in the contract, whose code is not fetched for one address. */
const pathOf = (chatId: number, { id }: Card): string => `/api/jobApplication/chats/${chatId}/files/${id}`

/** A picture as it is, or a document by its name and size; a tap opens it apart from the chat. */
export function FileCard({ message, chat }: MessageCardProps) {
  const t = useTranslations('mf-chat')
  const { locale } = usePlatform()
  const { file } = message
  if (!file) return null
  const href = pathOf(chat.id, file)
  if (file.width !== null && file.height !== null)
    return (
      <PictureFrame
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('file.open', { name: file.name })}
      >
        <Picture src={href} alt="" width={file.width} height={file.height} loading="lazy" decoding="async" />
        <Text as="span" size={13} tone="soft" direction="auto">
          {file.name} · {formatFileSize(file.size, locale)}
        </Text>
      </PictureFrame>
    )
  return (
    <Frame href={href} download={file.name}>
      <Icon glyph={FileText} size={24} />
      <span>
        <Text as="span" weight="medium" direction="auto">
          {file.name}
        </Text>{' '}
        <Text as="span" size={13} tone="soft">
          {formatFileSize(file.size, locale)}
        </Text>
      </span>
    </Frame>
  )
}
