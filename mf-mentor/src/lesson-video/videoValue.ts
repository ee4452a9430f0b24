import type { BlockOf } from '@mentor-connect/contract/courses/lessons/lessonBlocks'

/** An uploaded video with its captions, as the block of a lesson has it. */
export interface VideoValue {
  source?: { file: string; seconds: number }
  captions: NonNullable<BlockOf<'video'>['captions']>
}
