import type { Block, LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import type { ApiDatabase } from '../../kernel/database/schema'

/** An uploaded file that a body shows. */
export interface BodyFile {
  /** Path of the request field that contains the file, for use in error messages. */
  field: string
  path: string
  kind: ApiDatabase['files']['kind']
}

/** Lists all uploaded files that a body shows. */
export function filesOfBody({ blocks }: LessonBody): BodyFile[] {
  return blocks.flatMap((block, index) =>
    filesOfBlock(block).map(({ name, ...file }) => ({ ...file, field: `body.blocks.${index}.${name}` })),
  )
}

type NamedFile = Omit<BodyFile, 'field'> & { name: string }

function filesOfBlock(block: Block): NamedFile[] {
  if (block.type === 'picture') return [{ name: 'file', path: block.file, kind: 'lesson' }]
  if (block.type === 'document') return [{ name: 'file', path: block.file, kind: 'document' }]
  if (block.type !== 'video') return []
  const captions = (block.captions ?? []).map(({ file }, at): NamedFile => ({
    name: `captions.${at}.file`,
    path: file,
    kind: 'lesson',
  }))
  return 'file' in block.source
    ? [{ name: 'source.file', path: block.source.file, kind: 'lesson' }, ...captions]
    : captions
}
