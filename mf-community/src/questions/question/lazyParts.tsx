import { Skeleton, TARGET, lazyPart } from '@mentor-connect/ui'

/*
 * The actions on posts. Their code is loaded when the question is shown, so that visitors and search engines load only
 * what they read.
 */

const space = <Skeleton $height={TARGET} />
const form = <Skeleton $height="20rem" />

export const QuestionActs = lazyPart(
  () =>
    import(/* webpackChunkName: "community-reader" */ '../reader/QuestionActs').then(
      (module) => module.QuestionActs,
    ),
  space,
)
export const AnswerActs = lazyPart(
  () =>
    import(/* webpackChunkName: "community-reader" */ '../reader/AnswerActs').then(
      (module) => module.AnswerActs,
    ),
  space,
)
export const AnswerForm = lazyPart(
  () =>
    import(/* webpackChunkName: "community-writing" */ '../writing/AnswerForm').then(
      (module) => module.AnswerForm,
    ),
  form,
)
export const AnswerEditor = lazyPart(
  () =>
    import(/* webpackChunkName: "community-writing" */ '../writing/AnswerEditor').then(
      (module) => module.AnswerEditor,
    ),
  form,
)
export const QuestionEditor = lazyPart(
  () =>
    import(/* webpackChunkName: "community-writing" */ '../writing/QuestionEditor').then(
      (module) => module.QuestionEditor,
    ),
  form,
)
