import { useState } from 'react'
import { Checkbox, CheckboxGroup } from '../checkbox.tsx'
import { Grid, Stack } from '../layout.tsx'
import { RadioGroup } from '../radio-group.tsx'
import type { Sample } from './sample-of.ts'
import { Section } from './section.tsx'

const nothing = () => {}

export function ChoicesDemo({ sample }: { sample: Sample }) {
  const [picked, setPicked] = useState(['1'])
  const options = sample.options.map((label, index) => ({ value: String(index), label }))
  const counted = options.map((option, index) => ({ ...option, count: String(214 - index * 37) }))
  const detailed = options.map((option, index) => ({ ...option, detail: sample.details[index], disabled: index === 2 }))
  return (
    <Section title="Choices">
      <Grid columns={3} gap={32}>
        <CheckboxGroup
          label={sample.arrangement}
          options={counted}
          value={picked}
          onChange={setPicked}
          hint={sample.hint}
        />
        <RadioGroup label={sample.arrangement} options={counted} defaultValue="0" />
        <Stack gap={0}>
          <Checkbox label={sample.options[0]} indeterminate />
          <Checkbox label={sample.options[1]} detail={sample.details[1]} disabled defaultChecked />
          <Checkbox label={sample.options[2]} error={sample.choose} />
        </Stack>
        <CheckboxGroup label={sample.arrangement} options={detailed} value={picked} onChange={setPicked} />
        <RadioGroup label={sample.arrangement} options={detailed} defaultValue="1" hint={sample.hint} />
        <CheckboxGroup
          label={sample.arrangement}
          options={options}
          value={[]}
          onChange={nothing}
          hint={sample.hint}
          error={sample.choose}
        />
        <RadioGroup label={sample.arrangement} options={options} error={sample.choose} />
        <CheckboxGroup label={sample.arrangement} options={counted} value={['0']} onChange={nothing} disabled />
        <RadioGroup label={sample.arrangement} options={counted} defaultValue="2" disabled />
      </Grid>
    </Section>
  )
}
