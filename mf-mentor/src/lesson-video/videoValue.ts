import type { BlockOf } from '@mentor-connect/contract/courses/lessons/lessonBlocks'

/** An uploaded video with its captions, in the shape of a lesson's block. */
export interface VideoValue {
  source?: { file: string; seconds: number }
  captions: NonNullable<BlockOf<'video'>['captions']>
}
