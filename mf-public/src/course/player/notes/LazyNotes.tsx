import { Skeleton, TARGET, lazyPart, space } from '@mentor-connect/ui'

/** Loaded after the lesson, and for learners only. */
export const LessonNotes = lazyPart(
  () => import(/* webpackChunkName: "notes" */ './LessonNotes').then((module) => module.LessonNotes),
  <Skeleton style={{ width: '8rem', height: TARGET, marginBlock: space[2] }} />,
  null,
)
