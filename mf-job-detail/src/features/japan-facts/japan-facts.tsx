import type { JapanFacts as Facts } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { color, fontSize, space, Text } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { Section } from '../../job/section.tsx'
import { useReadPartTexts } from '../../read-part-texts/use-read-part-texts.ts'

const names = [
  'working_hours',
  'holidays_and_work_style',
  'contract_period',
  'social_insurance',
  'passive_smoking_measures',
] as const satisfies (keyof Facts)[]

const List = styled.dl`
  display: grid;
  gap: ${space[12]};
  max-inline-size: 68ch;
  margin: 0;
`
const Term = styled.dt`
  font-size: ${fontSize[13]};
  color: ${color.inkFaint};
`
const Value = styled.dd`
  margin: 0;
  white-space: pre-line;
`

/** What Japanese law has a posting say (docs/product-rules.md#japanese-job-facts); a point the employer left out says so. */
export function JapanFacts({ facts }: { facts: Facts }) {
  const t = useReadPartTexts()
  return (
    <Section title={t('section.japan')}>
      <List>
        {names.map((name) => (
          <div key={name}>
            <Term>{t(`japan.${name}`)}</Term>
            <Value>
              {facts[name] ? <Text direction="auto">{facts[name]}</Text> : <Text tone="faint">{t('undisclosed')}</Text>}
            </Value>
          </div>
        ))}
      </List>
    </Section>
  )
}
