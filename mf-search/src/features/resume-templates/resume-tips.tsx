import { color, font, fontSize, Grid, Heading, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useResumeTexts } from '../../resume-texts/resume-texts.ts'

const tips = ['fit', 'results', 'short', 'honest', 'leaveOut'] as const

const Box = styled.section`
  padding-block: ${space[32]};
`

const List = styled.div`
  max-inline-size: 60rem;
  margin-block-start: ${space[24]};
`

const Tip = styled.li`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  padding-block-start: ${space[16]};
  border-block-start: 1px solid ${color.line};
`

const Place = styled.span`
  font-family: ${font.display};
  font-size: ${fontSize[22]};
  line-height: ${font.leadingTight};
  color: ${color.accent};
`

/** What helps most when writing a resume. */
export const ResumeTips = () => {
  const t = useResumeTexts()
  const format = useFormat()
  const id = useId()
  return (
    <Box aria-labelledby={id}>
      <Heading level={2} size={22} id={id}>
        {t('resume.tips')}
      </Heading>
      <List>
        <Grid columns={2} gap={24} as="ol">
          {tips.map((tip, index) => (
            <Tip key={tip}>
              <Place aria-hidden>{format.number(index + 1)}</Place>
              <Stack gap={4}>
                <Heading level={3} size={18}>
                  {t(`resume.tip.${tip}.title`)}
                </Heading>
                <Text tone="soft">{t(`resume.tip.${tip}.body`)}</Text>
              </Stack>
            </Tip>
          ))}
        </Grid>
      </List>
    </Box>
  )
}
