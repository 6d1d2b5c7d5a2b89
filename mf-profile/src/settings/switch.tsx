import { color, fontSize, minTargetSize, motion, radius } from '@jobspan/shared-kit/design'
import { useId } from 'react'
import { styled } from 'styled-components'

const Row = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 16px;
  min-block-size: ${minTargetSize};
  padding-block: 12px;
  cursor: pointer;
`
const Detail = styled.span`
  display: block;
  font-size: ${fontSize[15]};
  line-height: 1.45;
  text-wrap: pretty;
  color: ${color.inkSoft};
`
const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 46px;
  block-size: 28px;
  margin: 0;
  border: 1.5px solid ${color.lineControl};
  border-radius: ${radius.full};
  background: ${color.surface};
  cursor: inherit;
  transition: background-color ${motion.feedback};

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: 4px;
    inline-size: 17px;
    block-size: 17px;
    border-radius: 50%;
    background: ${color.lineControl};
    transition: inset-inline-start ${motion.feedback};
  }

  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  &:checked::before {
    inset-inline-start: 22px;
    background: ${color.onAccent};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`

/** On or off, at once: there is nothing to save. */
export function Switch({
  label,
  detail,
  checked,
  onChange,
}: {
  label: string
  detail?: string
  checked: boolean
  onChange: (on: boolean) => void
}) {
  return (
    <Row>
      <span>
        {label}
        {detail && <Detail>{detail}</Detail>}
      </span>
      <Track
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Row>
  )
}

/** A switch of a group of several: its name is the group's and its own. `groupId` is of the element that names the group. */
export function NamedSwitch({
  label,
  groupId,
  checked,
  onChange,
}: {
  label: string
  groupId: string
  checked: boolean
  onChange: (on: boolean) => void
}) {
  const labelId = useId()
  return (
    <Row>
      <Detail id={labelId}>{label}</Detail>
      <Track
        type="checkbox"
        role="switch"
        aria-labelledby={`${groupId} ${labelId}`}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Row>
  )
}
