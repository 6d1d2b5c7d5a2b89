import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { color } from './tokens.ts'

/** How each severity looks. Its colour never speaks alone: the icon and a hidden word say the same. */
export const severities = {
  info: { glyph: Info, ink: color.info, wash: color.infoWash },
  success: { glyph: CircleCheck, ink: color.success, wash: color.successWash },
  warning: { glyph: TriangleAlert, ink: color.warning, wash: color.warningWash },
  error: { glyph: CircleAlert, ink: color.danger, wash: color.dangerWash },
} as const
