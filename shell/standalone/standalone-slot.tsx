import { Card, Heading, Notice, Stack, space, Text, TextField } from '@jobspan/shared-kit/design'
import { Slot, type SlotName, type SlotParams, usePlatform } from '@jobspan/shared-kit/remote'
import { useSession } from '@jobspan/shared-kit/session'
import { useState } from 'react'
import { styled } from 'styled-components'
import { slotAddress } from './addresses.ts'
import type { SlotParameter } from './slot-parameters.ts'
import { parseDrafts, toDrafts, wholeObject } from './slot-parameters.ts'

/** For developers, as all that this page says itself: in English only. */
const words = {
  parameters: 'Parameters',
  none: 'This slot has no parameters.',
  below: 'What the contribution renders with them is below. It may render nothing.',
  whole: 'All parameters (JSON)',
  incomplete: 'The slot is shown once its parameters are complete.',
  member: 'Members see this, guests do not. Sign in on the site that the data comes from, then load this page again.',
  unknown: (slot: string) => `This remote contributes nothing to ${slot}.`,
}

const Container = styled.div`
  display: grid;
  gap: ${space[24]};
  padding: ${space[16]};
`

const labelOf = ({ name, kind, optional }: SlotParameter) => `${name} (${kind}${optional ? ', optional' : ''})`

type FieldsProps = {
  parameters: readonly SlotParameter[] | null
  drafts: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  onChange(name: string, text: string): void
}

const Fields = ({ parameters, drafts, errors, onChange }: FieldsProps) => {
  if (parameters?.length === 0)
    return (
      <Text size={15} tone="soft">
        {words.none}
      </Text>
    )
  const fields = parameters ?? [{ name: wholeObject, kind: 'json', optional: true } as const]
  return fields.map((field) => (
    <TextField
      key={field.name}
      label={field.name === wholeObject ? words.whole : labelOf(field)}
      value={drafts[field.name] ?? ''}
      error={errors[field.name]}
      direction="ltr"
      {...(field.kind === 'json' ? { rows: 3 } : {})}
      {...(field.kind === 'number' ? { inputMode: 'numeric' as const } : {})}
      onChange={({ target }) => onChange(field.name, target.value)}
    />
  ))
}

type Props = {
  slot: string
  name: string
  /** Parameters of the address, as JSON. */
  text: string
  parameters: readonly SlotParameter[] | null
  access: 'public' | 'member' | undefined
}

/** One contribution by itself, below the fields of its parameters. What is typed is shown at once, and stands in the address. */
export const StandaloneSlot = ({ slot, name, text, parameters, access }: Props) => {
  const { navigate } = usePlatform()
  const isMember = useSession().kind === 'member'
  const [drafts, setDrafts] = useState(() => toDrafts(parameters, text))
  const { params, errors } = parseDrafts(parameters, drafts)
  const isComplete = Object.keys(errors).length === 0
  const change = (field: string, value: string) => {
    const next = { ...drafts, [field]: value }
    setDrafts(next)
    const parsed = parseDrafts(parameters, next)
    if (Object.keys(parsed.errors).length === 0)
      void navigate(slotAddress({ slot: slot as SlotName, name }, JSON.stringify(parsed.params)), { replace: true })
  }
  if (access === undefined) return <Notice severity="warning">{words.unknown(slot)}</Notice>
  return (
    <Container>
      <Card>
        <section lang="en" dir="ltr" aria-label={words.parameters}>
          <Stack gap={12}>
            <Heading level={1} size={18}>
              {`${slot} · ${name}`}
            </Heading>
            <Text size={15} tone="soft">
              {words.below}
            </Text>
            <Fields parameters={parameters} drafts={drafts} errors={errors} onChange={change} />
          </Stack>
        </section>
      </Card>
      {access === 'member' && !isMember && <Notice severity="info">{words.member}</Notice>}
      {isComplete ? (
        <Slot name={slot as SlotName} params={params as SlotParams[SlotName]} only={name} />
      ) : (
        <Notice severity="info">{words.incomplete}</Notice>
      )}
    </Container>
  )
}
