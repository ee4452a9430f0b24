import type { MessageLoaders } from '@mentor-connect/contract/remote'

// Messages that only some pages need, loaded with these pages. The build identifies the chunk that a page
// preloads by the path of its import, so every path must be unique.

export const ofOwn: MessageLoaders = {
  en: () => import(/* webpackChunkName: "own.messages-en" */ './questions/own/messages/en.json'),
  hi: () => import(/* webpackChunkName: "own.messages-hi" */ './questions/own/messages/hi.json'),
}

export const ofMentors: MessageLoaders = {
  en: () => import(/* webpackChunkName: "mentor.messages-en" */ './questions/mentor/messages/en.json'),
  hi: () => import(/* webpackChunkName: "mentor.messages-hi" */ './questions/mentor/messages/hi.json'),
}
