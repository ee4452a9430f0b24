import type { BlockOf } from '@mentor-connect/contract/api/lessonBlocks'

/** A file of captions of an uploaded video. */
export type Captions = NonNullable<BlockOf<'video'>['captions']>[number]
