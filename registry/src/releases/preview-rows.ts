import { previewBuildPrefix } from '@jobspan/shared-kit/contracts/registry/preview-builds'
import { like, notLike, type SQL } from 'drizzle-orm'
import { releases } from '../platform/database/schema/releases.ts'

/** Preview builds lie among the releases, and are told by their names. */
export const isPreviewRow: SQL = like(releases.build, `${previewBuildPrefix}%`)
export const isReleaseRow: SQL = notLike(releases.build, `${previewBuildPrefix}%`)
