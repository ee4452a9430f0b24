import type { MessageLoaders } from '@mentor-connect/i18n'

/** Messages that only videos of lessons use. The page that contains such fields loads them. */
export const videoMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "mentor-video.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "mentor-video.messages-hi" */ './hi.json'),
}
