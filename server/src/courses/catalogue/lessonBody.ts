import { Block, type LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { BODY_MAX_BYTES } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import { Compile } from 'typebox/compile'
import { errors } from '../../platform/http/errors'

const block = Compile(Block)

/** Version of a lesson whose content was never saved. */
export const NOT_WRITTEN = new Date(0).toISOString()

/** Parses a stored body. Blocks that this version of the server does not know are left out. */
export function readBody(stored: string | null): LessonBody {
  if (stored === null) return { blocks: [] }
  const { blocks } = JSON.parse(stored) as LessonBody
  return { blocks: blocks.filter((one) => block.Check(one)) }
}

/** Serializes a body for storage. @throws ApiError `invalid_input` if it is too long, or if ids occur twice */
export function storable(body: LessonBody): string {
  const text = JSON.stringify(body)
  if (Buffer.byteLength(text) > BODY_MAX_BYTES)
    throw errors.invalidInput({ body: 'This lesson is too long. Divide it into two.' })
  const ids = new Set(body.blocks.map(({ id }) => id))
  if (ids.size < body.blocks.length) throw errors.invalidInput({ body: 'Two blocks have the same id.' })
  return text
}
