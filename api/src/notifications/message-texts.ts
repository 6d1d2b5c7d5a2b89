import { readTexts } from '../platform/text/read-texts.ts'
import type { MessageTexts } from './message-templates.ts'

export const messageTexts = readTexts<MessageTexts>(new URL('./locales/', import.meta.url))
