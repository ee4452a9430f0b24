import type { MessageLoaders } from '@mentor-connect/contract/remote'

/** What only the directory and the profiles of mentors say. */
export const ofMentors: MessageLoaders = {
  en: () => import(/* webpackChunkName: "mentors.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "mentors.messages-hi" */ './hi.json'),
}
