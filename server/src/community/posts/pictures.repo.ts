import type { SentPicture } from '@mentor-connect/contract/community/posts'
import { PICTURE_ALT_MAX } from '@mentor-connect/contract/community/communityRules'
import type { PostPicture } from '@mentor-connect/contract/community/questions'
import { ownedPaths } from '../../kernel/files/files.repo'
import type { Database, Tx } from '../../kernel/database/schema'
import { errors } from '../../platform/http/errors'
import { readText } from '../../platform/http/validation/readText'

const OWNERS = { question: 'question_id', answer: 'answer_id' } as const
export type PostKind = keyof typeof OWNERS

export interface PostKey {
  kind: PostKind
  id: string
}

const notOwn = () => errors.invalidInput({ pictures: 'Upload this picture again.' })

/**
 * Replaces the pictures of a post.
 *
 * @throws ApiError `invalid_input` if one of them is not an upload of the author, or belongs to another post
 */
export async function replacePictures(
  tx: Tx,
  post: PostKey,
  { authorId, pictures = [] }: { authorId: string; pictures?: SentPicture[] | undefined },
) {
  const paths = pictures.map(({ file }) => file)
  const owned = await ownedPaths(tx, authorId, 'lesson', paths)
  if (owned.size !== paths.length) throw notOwn()
  await deletePictures(tx, post)
  if (pictures.length === 0) return
  const rows = pictures.map(({ file, width, height, alt }, position) => ({
    path: file,
    question_id: null,
    answer_id: null,
    [OWNERS[post.kind]]: post.id,
    position,
    width,
    height,
    alt: readText('pictures', alt, PICTURE_ALT_MAX),
  }))
  const added = await tx
    .insertInto('community_pictures')
    .values(rows)
    .onConflict((conflict) => conflict.column('path').doNothing())
    .returning('path')
    .execute()
  if (added.length !== rows.length) throw notOwn()
}

export async function deletePictures(tx: Database, { kind, id }: PostKey) {
  await tx.deleteFrom('community_pictures').where(OWNERS[kind], '=', id).execute()
}

/** Returns the pictures of posts of one kind, by the id of the post. */
export async function picturesOf(
  db: Database,
  kind: PostKind,
  ids: string[],
): Promise<Map<string, PostPicture[]>> {
  const pictures = new Map(ids.map((id) => [id, [] as PostPicture[]]))
  if (ids.length === 0) return pictures
  const rows = await db
    .selectFrom('community_pictures')
    .select(['path as file', 'width', 'height', 'alt', `${OWNERS[kind]} as postId`])
    .where(OWNERS[kind], 'in', ids)
    .orderBy('position')
    .execute()
  for (const { postId, ...picture } of rows) pictures.get(postId ?? '')?.push(picture)
  return pictures
}
