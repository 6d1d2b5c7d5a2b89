import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { Button, color, media, preloadOverlaysProps, radius, Stack, space } from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useCompanyPartsTexts } from '../../company-parts-texts/use-company-parts-texts.ts'
import { Section } from '../../job/section.tsx'
import { companyPicturesQuery } from './company-pictures-query.ts'

/** The first one is the largest; one alone is as wide as the text above it. */
const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li:first-child {
    grid-column: 1 / -1;
  }

  & > li:only-child {
    max-inline-size: 42.5rem;
  }

  /* A last one beside nothing is as wide as the first. */
  @media (max-width: 639.98px) {
    & > li:nth-child(even):last-child {
      grid-column: 1 / -1;
    }
  }

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    & > li:first-child,
    & > li:nth-child(2):last-child {
      grid-area: span 2 / span 2;
    }

    & > li:only-child {
      grid-area: auto / 1 / auto / -1;
    }
  }
`
const Open = styled.button`
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius.card};
  background: ${color.sunken};
  overflow: hidden;
  cursor: zoom-in;
`
/** All of one shape, so that nothing moves when one comes. */
const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;
`

/** Above what a phone shows at first; those below are fetched when they come near. */
const eagerCount = 2

/** The company's pictures, each of which opens large. What the company's own answer does not hold is fetched on request. */
export function Album({ company }: { company: CompanyProfile }) {
  const t = useTranslations('mf-job-detail')
  const tPart = useCompanyPartsTexts()
  const format = useFormat()
  const { api } = usePlatform()
  const [wantsAll, setWantsAll] = useState(false)
  const [opened, setOpened] = useState(0)
  const viewer = useLazyModule(() => import('./picture-viewer.tsx'), t('notLoaded'))
  const album = useInfiniteQuery({ ...companyPicturesQuery(api, company), enabled: wantsAll })
  const all = album.data?.pages.flatMap(({ items }) => items) ?? []
  const pictures = all.length > company.pictures.length ? all : company.pictures
  const more = () => {
    if (!wantsAll) setWantsAll(true)
    else if (album.isError) void album.refetch()
    else void album.fetchNextPage()
  }
  return (
    <Section title={t('companyPage.album.title')}>
      <Stack gap={16}>
        <Pictures role="list">
          {pictures.map(({ id, url, width, height, caption }, index) => (
            <li key={id}>
              <Open
                type="button"
                aria-haspopup="dialog"
                aria-label={
                  caption ? undefined : tPart('companyPage.album.picture', { number: format.number(index + 1) })
                }
                onClick={() => {
                  setOpened(index)
                  viewer.open()
                }}
                {...preloadOverlaysProps}
              >
                <Picture
                  src={url}
                  alt={caption ?? ''}
                  width={width}
                  height={height}
                  loading={index < eagerCount ? undefined : 'lazy'}
                  decoding="async"
                />
              </Open>
            </li>
          ))}
        </Pictures>
        {pictures.length < company.pictures_total && (
          <div>
            <Button variant="secondary" loading={album.isFetching} onClick={more}>
              {album.isError ? t('apply.tryAgain') : tPart('companyPage.album.more')}
            </Button>
          </div>
        )}
      </Stack>
      {viewer.module && (
        <viewer.module.PictureViewer
          title={t('companyPage.album.title')}
          pictures={pictures}
          index={opened}
          onMove={setOpened}
          open={viewer.isOpen}
          onClose={viewer.close}
        />
      )}
    </Section>
  )
}
