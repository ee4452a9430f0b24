import { page, type MessageLoaders } from '@mentor-connect/contract/remote'
import { joinMessages } from '@mentor-connect/i18n'
import { videoMessages } from './lesson-video/messages'

const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "lesson-editor.messages-en" */ './lesson-editor/messages/en.json'),
  hi: () => import(/* webpackChunkName: "lesson-editor.messages-hi" */ './lesson-editor/messages/hi.json'),
}

/** A separate chunk, because the editor's library has 58 kB. */
export const lessonEditorPage = page(
  () => import(/* webpackChunkName: "lesson-editor" */ './lesson-editor/LessonEditorPage'),
  joinMessages(messages, videoMessages),
)
