import { z } from 'zod/mini'

export const jobStatus = z.enum(['open', 'on_hold', 'closed'])
