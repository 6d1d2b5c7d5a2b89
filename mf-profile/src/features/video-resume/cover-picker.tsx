import {
  color,
  Inline,
  minTargetSize,
  radius,
  SkeletonBlock,
  SkeletonRegion,
  space,
  Text,
} from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useEffect, useId, useState } from 'react'
import { styled } from 'styled-components'
import { formatLength } from './format-length.ts'
import { type Frame, grabFrames } from './grab-frames.ts'

const frameCount = 5

const Choice = styled.label`
  position: relative;
  display: block;
  inline-size: 104px;
  min-block-size: ${minTargetSize};
  border-radius: ${radius.control};
  cursor: pointer;

  & > img {
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    border-radius: ${radius.control};
    object-fit: cover;
  }

  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(input:checked) {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }

  &:has(input:focus-visible) {
    outline: 3px dashed ${color.accent};
    outline-offset: 2px;
  }
`
const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
`
const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${space[8]};
  font-weight: 600;
`

/** Pictures of a film to choose its cover from; the middle one is chosen first. Says so where the browser draws none. */
export function CoverPicker({
  source,
  chosen,
  onChoose,
}: {
  /** Address of the film. */
  source: string
  chosen: Frame | undefined
  onChoose: (frame: Frame) => void
}) {
  const t = useTranslations('mf-profile')
  const [frames, setFrames] = useState<Frame[]>()
  const name = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: who the pictures are told to changes nothing of them.
  useEffect(() => {
    const leaving = new AbortController()
    setFrames(undefined)
    grabFrames(source, frameCount, leaving.signal)
      .catch(() => [])
      .then((grabbed) => {
        if (leaving.signal.aborted) return
        setFrames(grabbed)
        const middle = grabbed[Math.floor(grabbed.length / 2)]
        if (middle) onChoose(middle)
      })
    return () => leaving.abort()
  }, [source])
  if (!frames)
    return (
      <SkeletonRegion>
        <SkeletonBlock height="59px" />
      </SkeletonRegion>
    )
  if (frames.length === 0)
    return (
      <Text size={15} tone="soft">
        {t('video.noFrames')}
      </Text>
    )
  return (
    <Group>
      <Legend>{t('video.cover')}</Legend>
      <Inline gap={12}>
        {frames.map((frame) => (
          <Choice key={frame.second}>
            <img src={frame.url} alt="" />
            <input
              type="radio"
              name={name}
              checked={frame.second === chosen?.second}
              aria-label={t('video.frameAt', { time: formatLength(frame.second) })}
              onChange={() => onChoose(frame)}
            />
          </Choice>
        ))}
      </Inline>
    </Group>
  )
}
