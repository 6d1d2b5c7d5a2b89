import { basename } from 'node:path'
import { type NewCourse, replaceCourses } from '../../courses/replace-courses.ts'
import type { Database } from '../../platform/database/database.ts'
import { readCourseFeed } from './read-course-feed.ts'
import { toCourse } from './to-course.ts'

type CourseImport = {
  imported: number
  /** How many the feed had brought before; they are gone. */
  replaced: number
  /** In a language that the site does not have. */
  otherLanguage: number
  /** Why nothing was imported. */
  rejections: { line: number; reason: string }[]
}

/** More than the largest catalogues have; a file without end must not fill the memory. */
const maxCourses = 100_000

/**
 * Puts the courses of a file in the place of those that this feed brought before: all of them, or none where a row is bad, so that half a feed never
 * stands for the whole.
 */
export const importCourseFeed = async (
  db: Database,
  file: string,
  { feed = basename(file), isAdvertising = false }: { feed?: string | undefined; isAdvertising?: boolean } = {},
): Promise<CourseImport> => {
  const rows: NewCourse[] = []
  const result: CourseImport = { imported: 0, replaced: 0, otherLanguage: 0, rejections: [] }
  for await (const row of readCourseFeed(file)) {
    const course = toCourse(row, isAdvertising)
    if (course === 'otherLanguage') result.otherLanguage += 1
    else if ('reason' in course) result.rejections.push({ line: row.line, reason: course.reason })
    else rows.push(course)
    if (rows.length + result.rejections.length > maxCourses) {
      result.rejections.push({ line: row.line, reason: `more than ${maxCourses} courses` })
      break
    }
  }
  if (rows.length + result.otherLanguage + result.rejections.length === 0)
    result.rejections.push({ line: 1, reason: 'the file holds no course' })
  if (result.rejections.length > 0) return result
  return { ...result, imported: rows.length, replaced: await replaceCourses(db, feed, rows) }
}
