import { lazyPart } from '@mentor-connect/ui'

export const EmptyLessonsDialog = lazyPart(() =>
  import(/* webpackChunkName: "empty-lessons" */ './EmptyLessonsDialog').then(
    (module) => module.EmptyLessonsDialog,
  ),
)
