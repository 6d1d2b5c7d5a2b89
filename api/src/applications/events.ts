import { type ApplicationState, applicationStates } from '@jobspan/shared-kit/contracts/applications'
import { z } from 'zod/mini'
