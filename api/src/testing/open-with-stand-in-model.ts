import { type StandInModel, startStandInModel } from '../ai/testing/stand-in-model.ts'
import type { TestApp } from './test-app.ts'

type OpenedWithModel = {
  api: TestApp
  standIn: StandInModel
  /** Forgets what the model was asked and was to answer, before each test. */
  reset: () => void
  close: () => Promise<void>
}

const environments = {
  text: (url: string) => ({ AI_URL: url, AI_MODEL: 'small', AI_NAME: 'Stand-in' }),
  images: (url: string) => ({ AI_IMAGE_URL: url, AI_IMAGE_MODEL: 'pictures', AI_IMAGE_KEY: 'secret' }),
} as const

/** An app whose language or image model is a stand-in; `answerMs` is how long the app waits for it. */
export const openWithStandInModel = async (
  open: (environment: Record<string, string>) => Promise<TestApp>,
  { kind = 'text', answerMs }: { kind?: keyof typeof environments; answerMs?: number } = {},
): Promise<OpenedWithModel> => {
  const standIn = await startStandInModel()
  const api = await open(environments[kind](standIn.url))
  const model = api.app.settings.ai[kind]
  if (model && answerMs !== undefined) model.limits = { ...model.limits, answerMs }
  return {
    api,
    standIn,
    reset: () => {
      standIn.answers.length = 0
      standIn.requests.length = 0
    },
    close: async () => {
      await api.close()
      await standIn.close()
    },
  }
}
