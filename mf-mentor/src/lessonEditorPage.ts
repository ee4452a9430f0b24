import { page, type MessageLoaders } from '@mentor-connect/contract/remote'
import { joinMessages } from '@mentor-connect/i18n'
import { videoMessages } from './lesson-video/messages'

const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "lesson-editor.messages-en" */ './lesson-editor/messages/en.json'),
  hi: () => import(/* webpackChunkName: "lesson-editor.messages-hi" */ './lesson-editor/messages/hi.json'),
}

/** Its library is 58 kB, so that it is a chunk of its own. */
export const lessonEditorPage = page(
  () => import(/* webpackChunkName: "lesson-editor" */ './lesson-editor/LessonEditorPage'),
  joinMessages(messages, videoMessages),
)
