import { errors } from '../../platform/http/errors'
import type { Database } from '../../kernel/database/schema'
import { ownedPaths } from '../../kernel/files/files.repo'
import type { OutlineModule } from '../catalogue/outline.repo'

interface Referring {
  modules: OutlineModule[]
  bannerUrl?: string
}

/** Refuses references to files that do not exist or belong to somebody else. */
export async function requireOwnFiles(db: Database, mentorId: string, { modules, bannerUrl }: Referring) {
  const documents = modules.flatMap(({ lessons }, at) =>
    lessons.flatMap(({ file }, index) =>
      file ? [{ field: `modules.${at}.lessons.${index}.file`, path: file }] : [],
    ),
  )
  const paths = documents.map(({ path }) => path)
  const mine = await ownedPaths(db, mentorId, 'document', paths)
  const strange = documents.filter(({ path }) => !mine.has(path)).map(({ field }) => [field, MISSING])
  if (bannerUrl && !(await ownedPaths(db, mentorId, 'banner', [bannerUrl])).has(bannerUrl))
    strange.push(['bannerUrl', MISSING])
  if (strange.length > 0) throw errors.invalidInput(Object.fromEntries(strange))
}

const MISSING = 'This file was not found. Upload it again.'
