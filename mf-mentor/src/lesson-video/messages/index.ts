import type { MessageLoaders } from '@mentor-connect/i18n'

/** What only videos of lessons say; the page that mounts them loads it. */
export const videoMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "mentor-video.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "mentor-video.messages-hi" */ './hi.json'),
}
