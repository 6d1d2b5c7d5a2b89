import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { color, fontSize, Icon, radius, space } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { Images } from 'lucide-react'
import { styled } from 'styled-components'

const Frame = styled(Link)`
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  border-radius: ${radius.card};
  background: ${color.sunken};
  overflow: hidden;
`
/** Two stand beside each other; else the first one is as wide as both. */
const Picture = styled.img`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;

  /* The label is a child, too. */
  &:first-child:nth-last-child(even) {
    grid-column: 1 / -1;
    aspect-ratio: 16 / 9;
  }
`
const Label = styled.span`
  position: absolute;
  inset-block-end: ${space[8]};
  inset-inline-end: ${space[8]};
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${fontSize[13]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const shownPictures = 3

/** The first pictures of the album, which lead to all. */
export function AlbumLink({ company }: { company: CompanyProfile }) {
  const t = useTranslations('mf-job-detail')
  const format = useFormat()
  if (company.pictures.length === 0) return null
  return (
    <Frame to={urls.company(company, 'life')}>
      {company.pictures.slice(0, shownPictures).map(({ id, url, width, height }) => (
        <Picture key={id} src={url} alt="" width={width} height={height} decoding="async" />
      ))}
      <Label>
        <Icon glyph={Images} size={16} />
        {t('companyPage.album.title')} {format.number(company.pictures_total)}
      </Label>
    </Frame>
  )
}
