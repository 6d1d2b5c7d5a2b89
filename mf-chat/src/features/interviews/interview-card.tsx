import type { MessageCardProps } from '../../chat/message-card.ts'
import { InterviewPanel } from './interview-panel.tsx'

/** An interview within the conversation that it was proposed in. */
export function InterviewCard({ message }: MessageCardProps) {
  return message.interview ? <InterviewPanel interview={message.interview} /> : null
}
