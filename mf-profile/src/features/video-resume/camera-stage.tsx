import {
  Button,
  color,
  Inline,
  Notice,
  radius,
  Spinner,
  Stack,
  space,
  Text,
  VisuallyHidden,
} from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Circle, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { formatLength } from './format-length.ts'
import { type RecorderState, useRecorder } from './use-recorder.ts'
import { VideoFrame } from './video-frame.tsx'

/** As people see themselves in a mirror; what is recorded is the right way round. */
const Mirror = styled.video`
  transform: scaleX(-1);
`
const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`
const Countdown = styled(Middle)`
  background: rgb(0 0 0 / 45%);
  color: #fff;
  font-size: 96px;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`
const TimeLeft = styled.span`
  position: absolute;
  inset-block-start: ${space[12]};
  inset-inline-start: ${space[12]};
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.full};
  background: rgb(0 0 0 / 70%);
  color: #fff;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  &::before {
    content: '' / '';
    display: inline-block;
    inline-size: 10px;
    block-size: 10px;
    margin-inline-end: ${space[8]};
    border-radius: ${radius.full};
    background: ${color.danger};
  }
`

/** How many seconds are left when a screen reader says so. */
const announcedSeconds = [60, 30, 10]

/** Shows the camera, counts down, and records until it is stopped or the time is over. */
export function CameraStage({ onRecorded, onClose }: { onRecorded: (recording: Blob) => void; onClose: () => void }) {
  const t = useTranslations('mf-profile')
  const { state, stream, start, stop, retry } = useRecorder(onRecorded)
  const screen = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (screen.current) screen.current.srcObject = stream ?? null
  }, [stream])
  if (state.kind === 'problem')
    return (
      <Stack gap={16}>
        <Notice severity="error" live>
          {t(`video.camera.${state.problem}`)}
        </Notice>
        <Inline gap={8}>
          {state.problem !== 'unsupported' && <Button onClick={retry}>{t('retry')}</Button>}
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Inline>
      </Stack>
    )
  return (
    <Stack gap={16}>
      <VideoFrame>
        <Mirror ref={screen} autoPlay muted playsInline aria-label={t('video.preview')} />
        {state.kind === 'opening' && (
          <Middle>
            <Spinner />
          </Middle>
        )}
        {state.kind === 'countdown' && <Countdown aria-hidden>{state.seconds}</Countdown>}
        {state.kind === 'recording' && (
          <TimeLeft aria-hidden>{t('video.left', { time: formatLength(state.secondsLeft) })}</TimeLeft>
        )}
      </VideoFrame>
      <Announcement state={state} />
      <Inline gap={8}>
        {state.kind === 'recording' ? (
          <Button icon={Square} onClick={stop}>
            {t('video.stop')}
          </Button>
        ) : (
          <Button icon={Circle} disabled={state.kind !== 'ready'} onClick={start}>
            {t('video.start')}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Inline>
      <Text size={15} tone="soft">
        {t('video.tips')}
      </Text>
    </Stack>
  )
}

/** What a screen reader announces: not every second of it. */
function Announcement({ state }: { state: RecorderState }) {
  const t = useTranslations('mf-profile')
  const words = () => {
    if (state.kind === 'opening') return t('video.opening')
    if (state.kind === 'countdown') return String(state.seconds)
    if (state.kind !== 'recording') return ''
    const passed = announcedSeconds.filter((seconds) => state.secondsLeft <= seconds).at(-1)
    return passed === undefined ? t('video.recording') : t('video.left', { time: formatLength(passed) })
  }
  return (
    <VisuallyHidden>
      <span role="status">{words()}</span>
    </VisuallyHidden>
  )
}
