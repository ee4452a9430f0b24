import {
  EQUAL_POST_MS,
  FIRST_POSTS,
  LINKS_MAX,
  LINKS_OF_NEW_PEOPLE_MAX,
  type PostRefusal,
} from '@mentor-connect/contract/community/communityRules'
import { plainPost } from '@mentor-connect/contract/community/postText'
import { foldText } from '@mentor-connect/contract/rules/foldText'
import { splitLinks } from '@mentor-connect/contract/rules/linksInText'
import { hasContactData } from '@mentor-connect/contract/trust/contactData'
import { createHash } from 'node:crypto'
import { keepAccount } from '../../accounts/people/credentials.repo'
import { findLimit } from '../../accounts/people/sanctions.repo'
import type { Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import type { Database, Tx } from '../../kernel/database/schema'
import { countPosts, hasEqual } from './earlierPosts.query'
import type { PostKey } from './pictures.repo'

const refused = (reason: PostRefusal) => errors.refused(reason)

/**
 * Keeps the account of a person from being deleted until the transaction ends, so that no data of a deleted
 * account remain. The account must be locked before questions.
 *
 * @throws ApiError `unauthenticated` if the account was deleted since the request began
 */
export async function requireAccount(tx: Database, { role, personId }: Pick<Session, 'role' | 'personId'>) {
  if (!(await keepAccount(tx, role, personId))) throw errors.unauthenticated()
}

/** Refuses a person with a limit. Such a person may not start new contacts with other people. */
export async function requireWriting(tx: Database, session: Pick<Session, 'role' | 'personId'>) {
  await requireAccount(tx, session)
  const { personId } = session
  if (await findLimit(tx, personId)) throw errors.contactLimited()
}

/**
 * Tells whether an operator has to read the next post of a person before others see it. That is so until some
 * posts were approved, and while one of them is hidden. Posts of approved mentors are shown immediately.
 */
export async function isReadFirst(
  db: Database,
  { personId, isActiveMentor }: Pick<Session, 'personId' | 'isActiveMentor'>,
): Promise<boolean> {
  if (isActiveMentor) return false
  const { approved, hidden } = await countPosts(db, personId)
  return hidden > 0 || approved < FIRST_POSTS
}

/** Returns a hash that is equal for texts which differ only in case, accents and white space. */
export const hashOf = (text: string) =>
  createHash('sha256').update(foldText(text).replace(/\s+/g, ' ').trim()).digest('base64url').slice(0, 22)

interface CheckedPost extends PostKey {
  personId: string
  /** Title and text of a question, or the text of an answer. */
  text: string
  isReadFirst: boolean
  now: Date
}

/**
 * Refuses a post that is probably spam or would lead people away from the site.
 *
 * @throws ApiError `forbidden` with one of the reasons in `POST_REFUSALS`
 */
export async function checkPost(tx: Tx, post: CheckedPost) {
  const links = splitLinks(post.text).filter((part) => typeof part !== 'string').length
  if (links > (post.isReadFirst ? LINKS_OF_NEW_PEOPLE_MAX : LINKS_MAX)) throw refused('too_many_links')
  // Code is ignored, because an address in code is an example.
  if (hasContactData(plainPost(post.text))) throw refused('contact_data')
  const since = new Date(post.now.getTime() - EQUAL_POST_MS).toISOString()
  if (await hasEqual(tx, { ...post, hash: hashOf(post.text), since })) throw refused('equal_post')
}
