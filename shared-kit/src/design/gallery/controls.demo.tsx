import { ArrowRight, Heart, Search, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '../button.tsx'
import { Checkbox, CheckboxGroup } from '../checkbox.tsx'
import { Chip } from '../chip.tsx'
import { IconButton } from '../icon-button.tsx'
import { Grid, Inline, Stack } from '../layout.tsx'
import { NativeSelect } from '../native-select.tsx'
import { RadioGroup } from '../radio-group.tsx'
import { TextField } from '../text-field.tsx'
import { TextLink } from '../text-link.tsx'
import type { Sample } from './samples.ts'
import { Section } from './section.tsx'

const variants = ['primary', 'secondary', 'wash', 'quiet', 'danger'] as const

export function ControlsDemo({ sample }: { sample: Sample }) {
  const [saved, setSaved] = useState(true)
  const [picked, setPicked] = useState(['1'])
  const [chips, setChips] = useState(sample.facts)
  const options = sample.options.map((label, index) => ({
    value: String(index),
    label,
    count: String(214 - index * 37),
  }))
  return (
    <>
      <Section title="Buttons and links">
        <Inline gap={12}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {sample.apply}
            </Button>
          ))}
        </Inline>
        <Inline gap={12}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Button key={size} size={size} icon={Search}>
              {sample.search}
            </Button>
          ))}
        </Inline>
        <Inline gap={12}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} loading>
              {sample.apply}
            </Button>
          ))}
          <Button disabled>{sample.apply}</Button>
        </Inline>
        <Inline gap={12}>
          <ButtonLink href="#top" iconEnd={ArrowRight} directionalIcon>
            {sample.search}
          </ButtonLink>
          <IconButton
            glyph={Heart}
            label={sample.save}
            pressed={saved}
            filled={saved}
            tone={saved ? 'active' : 'plain'}
            onClick={() => setSaved(!saved)}
          />
          <IconButton glyph={Share2} label="Share" tone="outline" />
          <IconButton glyph={Trash2} label="Delete" loading />
          <TextLink href="#top">{sample.company}</TextLink>
          <TextLink href="#top" tone="quiet" iconEnd={ArrowRight}>
            {sample.search}
          </TextLink>
        </Inline>
        <Inline gap={8}>
          <Chip label={sample.facts[0] ?? ''} onPress={() => {}} />
          <Chip label={sample.facts[1] ?? ''} selected onPress={() => {}} />
          <Chip label={sample.job} icon={Search} href="#top" />
          {chips.map((label) => (
            <Chip key={label} label={label} onRemove={() => setChips(chips.filter((each) => each !== label))} />
          ))}
        </Inline>
      </Section>
      <Section title="Fields">
        <Grid columns={2} gap={24}>
          <TextField label={sample.name} autoComplete="name" />
          <TextField label={sample.email} type="email" hint={sample.hint} defaultValue="mei@example.com" />
          <TextField label={sample.email} type="email" error={sample.wrong} defaultValue="mei@" />
          <TextField label={sample.name} optional disabled defaultValue="Mei" />
          <TextField label={sample.search} type="search" icon={Search} placeholder={sample.job} />
          <TextField label="Password" type="password" defaultValue="correct horse" />
          <NativeSelect label={sample.arrangement} options={options} placeholder="…" />
          <NativeSelect label={sample.arrangement} options={options} error={sample.wrong} />
          <TextField label={sample.lead} rows={3} hint={sample.hint} />
        </Grid>
      </Section>
      <Section title="Choices">
        <Grid columns={3} gap={32}>
          <CheckboxGroup
            label={sample.arrangement}
            options={options}
            value={picked}
            onChange={setPicked}
            hint={sample.hint}
          />
          <RadioGroup label={sample.arrangement} options={options} defaultValue="0" />
          <Stack gap={0}>
            <Checkbox label={sample.options[0]} indeterminate />
            <Checkbox label={sample.options[1]} disabled defaultChecked />
            <Checkbox label={sample.options[2]} error={sample.wrong} />
          </Stack>
        </Grid>
      </Section>
    </>
  )
}
