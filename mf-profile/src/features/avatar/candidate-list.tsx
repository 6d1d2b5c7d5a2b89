import type { AvatarCandidate } from '@jobspan/shared-kit/contracts/profile/avatars'
import { color, space, visuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useId } from 'react'
import { styled } from 'styled-components'

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(72px, 1fr));
  gap: ${space[12]};
  min-inline-size: 0;
  margin: 0;
  padding: 4px;
  border: 0;
`
const Legend = styled.legend`
  ${visuallyHidden}
`
const Candidate = styled.label`
  position: relative;
  display: block;
  aspect-ratio: 1;
  border-radius: 50%;
  cursor: pointer;

  & > input {
    ${visuallyHidden}
  }

  & > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border: 1px solid ${color.line};
    border-radius: 50%;
  }

  &:has(:checked) {
    outline: 3px solid ${color.accent};
    outline-offset: 1px;
  }

  &:has(:focus-visible) {
    box-shadow: 0 0 0 6px ${color.accentWash};
    outline: 3px solid ${color.accentStrong};
    outline-offset: 3px;
  }
`

/** One picture of those that were made, the newest first. */
export function CandidateList({
  candidates,
  chosen,
  onChoose,
}: {
  candidates: readonly AvatarCandidate[]
  chosen: AvatarCandidate | undefined
  onChoose: (candidate: AvatarCandidate) => void
}) {
  const t = useTranslations('mf-profile')
  const name = useId()
  return (
    <Group>
      <Legend>{t('manage.avatar.candidates')}</Legend>
      {candidates.map((candidate, index) => {
        const label = t('manage.avatar.candidate', {
          number: index + 1,
          style: t(`manage.avatar.styles.${candidate.style}`),
        })
        return (
          <Candidate key={candidate.proof}>
            <input
              type="radio"
              name={name}
              aria-label={label}
              checked={chosen?.proof === candidate.proof}
              onChange={() => onChoose(candidate)}
            />
            <img src={candidate.image} alt="" width={72} height={72} />
          </Candidate>
        )
      })}
    </Group>
  )
}
