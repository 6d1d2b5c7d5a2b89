import { Button, color, fontSize, Heading, Icon, media, Notice, Stack, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Link } from '@jobspan/shared-kit/routing'
import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { styled } from 'styled-components'

const Box = styled.section`
  padding-block: ${space[12]};

  ${media.tablet} {
    padding-block: ${space[32]};
  }
`

/** A link that has no room beside the heading stands right below it. */
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space[16]};
`

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  font-size: ${fontSize[15]};
  font-weight: 600;
  color: ${color.accent};
  text-decoration: none;

  &:hover {
    color: ${color.accentStrong};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

type Props<Data> = {
  title: string
  more?: { to: string; label: string } | undefined
  query: UseQueryResult<Data>
  isEmpty: (data: Data) => boolean
  skeleton: ReactNode
  /** Stands below the heading where there is nothing; without it the part is not there. */
  whenEmpty?: ReactNode
  children: (data: Data) => ReactNode
}

/** A part of a page that loads, fails and is empty by itself: empty it is not there or says so, failed it says so and tries again. */
export const QuerySection = <Data,>({ title, more, query, isEmpty, skeleton, whenEmpty, children }: Props<Data>) => {
  const t = useTranslations('mf-search')
  const id = useId()
  const isBare = query.data !== undefined && isEmpty(query.data)
  if (isBare && whenEmpty === undefined) return null
  return (
    <Box aria-labelledby={id}>
      <Stack gap={16}>
        <Top>
          <Heading level={2} size={22} id={id}>
            {title}
          </Heading>
          {more && (
            <More to={more.to}>
              {more.label}
              <Icon glyph={ArrowRight} size={16} directional />
            </More>
          )}
        </Top>
        {isBare ? (
          whenEmpty
        ) : query.data ? (
          children(query.data)
        ) : query.isError ? (
          <Notice
            severity="warning"
            title={t('section.failed')}
            action={
              <Button size="small" variant="secondary" loading={query.isFetching} onClick={() => void query.refetch()}>
                {t('retry')}
              </Button>
            }
          />
        ) : (
          skeleton
        )}
      </Stack>
    </Box>
  )
}
