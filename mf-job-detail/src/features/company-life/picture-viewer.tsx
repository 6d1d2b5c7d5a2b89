import type { CompanyPicture } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { color, IconButton, LazyDialog, radius, space, Text } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useCompanyPartsTexts } from '../../company-parts-texts/use-company-parts-texts.ts'

const Frame = styled.div`
  display: grid;
  gap: ${space[12]};
`
const Large = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  max-block-size: 65vh;
  object-fit: contain;
  border-radius: ${radius.card};
  background: ${color.sunken};
`
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
`
const Caption = styled.div`
  flex: 1;
  min-inline-size: 0;
`

/** One picture at a time, with its caption; by buttons or by the arrow keys to the one beside it, around the ends. */
export function PictureViewer({
  title,
  pictures,
  index,
  onMove,
  open,
  onClose,
}: {
  title: string
  pictures: readonly CompanyPicture[]
  index: number
  onMove: (index: number) => void
  open: boolean
  onClose: () => void
}) {
  const t = useCompanyPartsTexts()
  const format = useFormat()
  const { direction } = usePlatform().locale
  const picture = pictures[index]
  useEffect(() => {
    if (!open) return
    const forwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const move = ({ key }: KeyboardEvent) => {
      if (key === forwards) onMove((index + 1) % pictures.length)
      if (key === backwards) onMove((index - 1 + pictures.length) % pictures.length)
    }
    addEventListener('keydown', move)
    return () => removeEventListener('keydown', move)
  }, [open, direction, index, onMove, pictures.length])
  if (!picture) return null
  const isOneOfSome = pictures.length > 1
  return (
    <LazyDialog open={open} onClose={onClose} title={title} width="picture">
      <Frame>
        <Large
          key={picture.id}
          src={picture.url}
          alt={picture.caption ?? ''}
          width={picture.width}
          height={picture.height}
        />
        <Bar>
          {isOneOfSome && (
            <IconButton
              glyph={ChevronLeft}
              directional
              label={t('companyPage.album.previous')}
              onClick={() => onMove((index - 1 + pictures.length) % pictures.length)}
            />
          )}
          <Caption>
            {isOneOfSome && (
              <Text as="div" size={15} tone="soft" align="center" numeric>
                <span role="status">
                  {t('companyPage.album.place', {
                    number: format.number(index + 1),
                    total: format.number(pictures.length),
                  })}
                </span>
              </Text>
            )}
            {picture.caption && (
              <Text as="div" size={15} align="center" direction="auto">
                {/* The picture itself says it to who does not see it. */}
                <span aria-hidden>{picture.caption}</span>
              </Text>
            )}
          </Caption>
          {isOneOfSome && (
            <IconButton
              glyph={ChevronRight}
              directional
              label={t('companyPage.album.next')}
              onClick={() => onMove((index + 1) % pictures.length)}
            />
          )}
        </Bar>
      </Frame>
    </LazyDialog>
  )
}
