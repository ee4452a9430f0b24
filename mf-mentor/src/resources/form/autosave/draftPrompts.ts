import { lazyPart } from '@mentor-connect/ui'

/** Shown instead of the form, seldom: they are loaded when they are. */
export const OtherTabPrompt = lazyPart(() =>
  import(/* webpackChunkName: "draft-prompts" */ './OtherTabPrompt').then((module) => module.OtherTabPrompt),
)
export const RestoreDraftPrompt = lazyPart(() =>
  import(/* webpackChunkName: "draft-prompts" */ './RestoreDraftPrompt').then(
    (module) => module.RestoreDraftPrompt,
  ),
)
