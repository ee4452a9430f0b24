import type { SkillPathContent } from '@mentor-connect/contract/learning/skillPath'
import { coursesOf } from '@mentor-connect/contract/learning/skillPath'
import { foldText } from '@mentor-connect/contract/rules/foldText'
import { titlesOfCourses } from '../../courses/catalogue/titles.repo'
import { searchTextOf } from '../../courses/catalogue/searchText'
import type { Database } from '../../kernel/database/schema'
import { insertPath, replaceContent, updatePath, type NewPath } from './skillPaths.repo'

type GivenColumns = Pick<NewPath, 'id' | 'mentor_id' | 'state' | 'created_at' | 'updated_at'>

/**
 * Stores a new path under the best free slug.
 *
 * @param slugs the slugs to try; by default, those of the title
 * @returns false if a path with this id exists already
 */
export async function storeNewPath(
  tx: Database,
  row: GivenColumns,
  content: SkillPathContent,
  slugs = slugsFor(content.title, row.id),
): Promise<boolean> {
  const columns = { ...row, ...(await columnsOf(tx, content)), version: 0 }
  for (const slug of slugs)
    if (await insertPath(tx, { ...columns, slug })) {
      await replaceContent(tx, row.id, content)
      return true
    }
  return false
}

/** Replaces the content of a stored path. */
export async function storeChanges(
  tx: Database,
  id: string,
  content: SkillPathContent,
  change: { version: number; updated_at: string },
) {
  await replaceContent(tx, id, content)
  await updatePath(tx, id, { ...(await columnsOf(tx, content)), ...change })
}

async function columnsOf(tx: Database, content: SkillPathContent) {
  const { title, purpose, language, level } = content
  return { title, purpose, language, level, search_text: await searchedTextOf(tx, content) }
}

/** Returns the search text of a path. It includes the titles of the milestones and courses. */
async function searchedTextOf(tx: Database, { title, purpose, subjects, milestones }: SkillPathContent) {
  const ids = coursesOf(milestones)
  const courses = ids.length > 0 ? await titlesOfCourses(tx, ids) : new Map<string, string>()
  const lessons = [...milestones.map((milestone) => milestone.title), ...courses.values()]
  const { text } = await searchTextOf({
    title,
    description: purpose,
    mentorName: '',
    domains: subjects,
    lessons,
  })
  return text
}

const SLUG_MAX = 50
const SLUG_MIN = 3
const ID_PART = 8

/**
 * Returns possible slugs of a new path, the best first: the Latin letters and digits of its title, then the
 * same with a part of its id. If the title is in another script, only the part of the id is returned.
 */
function slugsFor(title: string, id: string): string[] {
  const words = foldText(title).match(/[a-z0-9]+/g) ?? []
  const name = words.join('-').slice(0, SLUG_MAX).replace(/-+$/, '')
  const part = id
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, ID_PART)
    .toLowerCase()
  return name.length < SLUG_MIN ? [`path-${part}`] : [name, `${name}-${part}`]
}
