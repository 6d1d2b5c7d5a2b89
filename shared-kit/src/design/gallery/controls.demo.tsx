import { ArrowRight, ArrowUpRight, Heart, Search, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button, ButtonLink } from '../button.tsx'
import { Chip } from '../chip.tsx'
import { Field } from '../field.tsx'
import { IconButton } from '../icon-button.tsx'
import { Grid, Inline } from '../layout.tsx'
import { NativeSelect } from '../native-select.tsx'
import { TextField } from '../text-field.tsx'
import { TextLink } from '../text-link.tsx'
import { color, minTargetSize } from '../tokens.ts'
import type { Sample } from './sample-of.ts'
import { Section } from './section.tsx'

const variants = ['primary', 'secondary', 'wash', 'quiet', 'danger'] as const

/** A control that is not the kit's: `Field` gives it label, hint and error all the same. */
const Slide = styled.input<{ $invalid: boolean }>`
  inline-size: 100%;
  min-block-size: ${minTargetSize};
  margin: 0;
  accent-color: ${({ $invalid }) => ($invalid ? color.danger : color.accent)};
`

export function ControlsDemo({ sample }: { sample: Sample }) {
  const [saved, setSaved] = useState(true)
  const [chips, setChips] = useState(sample.facts)
  const options = sample.options.map((label, index) => ({ value: String(index), label }))
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
          <IconButton glyph={Trash2} label="Delete" disabled />
          <TextLink href="#top">{sample.company}</TextLink>
          <TextLink href="#top" tone="quiet" iconEnd={ArrowRight}>
            {sample.search}
          </TextLink>
          <TextLink href="https://jobspan.example/" external iconEnd={ArrowUpRight}>
            {sample.company}
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
          <NativeSelect label={sample.arrangement} options={options} error={sample.choose} />
          <NativeSelect label={sample.arrangement} options={options} hint={sample.hint} disabled />
          <Field
            label={sample.place}
            hint={sample.hint}
            render={(control) => <Slide {...control} type="range" min={0} max={10} defaultValue={4} />}
          />
          <TextField label={sample.lead} rows={3} hint={sample.hint} />
        </Grid>
      </Section>
    </>
  )
}
