import { expect, test } from '@jest/globals'
import { createMigratedDatabase } from '@jobspan/kit-server/testing'
import { like } from 'drizzle-orm'
import { courses } from '../../api/src/courses/tables.ts'
import { jobs } from '../../api/src/jobs/tables.ts'
import { users } from '../../api/src/members/tables.ts'
import { openDatabase } from '../../api/src/platform/database/database.ts'
import { generateDemoData } from './data/demo-data.ts'
import { demoApplicants } from './insert-company-answers.ts'
import { seedDemoData } from './seed.ts'
import { starterCourses } from './starter-courses.ts'

// Both found neither login nor courses: one ended with “duplicate key”, or each course stood there twice.
test('of two replicas that start together on an empty server one fills it, and the other waits for that', async () => {
  const server = await createMigratedDatabase(new URL('../../api/drizzle', import.meta.url), openDatabase)
  const replicas = await Promise.all([openDatabase(server), openDatabase(server)])
  try {
    await Promise.all(replicas.map(seedDemoData))
    const [{ db }] = replicas
    expect(await db.$count(jobs)).toBe(generateDemoData({ now: new Date() }).jobs.length)
    expect(await db.$count(courses)).toBe(starterCourses.length)
    expect(await db.$count(users, like(users.email, 'applicant-%'))).toBe(demoApplicants)
  } finally {
    await Promise.all(replicas.map(({ close }) => close()))
    await server.drop()
  }
}, 120_000)
