import { expect, type Page } from '@playwright/test'
import { site } from './site.ts'

type Applications = {
  data: { items: { job: { slug: string }; status: string; first_message: string | null }[]; total: number }
}

/** Applications as the database holds them, asked with the visitor's own session. */
export const applicationsOf = async (page: Page): Promise<Applications['data']> => {
  const answer = await page.request.get(`${site.origin}/api/jobApplication/job-applications/jobseekers`)
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as Applications).data
}

export const newEmail = () => `seeker-${crypto.randomUUID().slice(0, 8)}@jobspan.example`

type FoundJob = { id: number; slug: string; title: string }

/** A job of a country that matches words, takes applications here and asks nothing first. */
export const plainJob = (page: Page, country: string, query: string): Promise<FoundJob> =>
  findJob(page, country, query, 'plain')

/** A job that asks screening questions. */
export const askingJob = (page: Page, country: string, query: string): Promise<FoundJob> =>
  findJob(page, country, query, 'asking')

const findJob = (page: Page, country: string, query: string, kind: 'plain' | 'asking'): Promise<FoundJob> =>
  page.evaluate(
    async ([scope, words, wanted]) => {
      const read = async (path: string) => (await (await fetch(path)).json()).data
      const { items } = await read(`/api/job/jobs/search?country=${scope}&query=${encodeURIComponent(words)}`)
      for (const { id, slug, title, is_external } of items) {
        const { screening_questions: questions } = await read(`/api/job/jobs/${id}`)
        if (!is_external && questions.length > 0 === (wanted === 'asking')) return { id, slug, title }
      }
      throw new Error(`No ${wanted} job for ${words}`)
    },
    [country, query, kind] as const,
  )
