import type { MessageLoaders } from '@mentor-connect/contract/remote'

// Messages that only some pages need, loaded with these pages. The build identifies the chunk that a page
// preloads by the path of its import, so every path must be unique.

export const ofOpenings: MessageLoaders = {
  en: () => import(/* webpackChunkName: "openings.messages-en" */ './openings/messages/en.json'),
  hi: () => import(/* webpackChunkName: "openings.messages-hi" */ './openings/messages/hi.json'),
}

export const ofApplications: MessageLoaders = {
  en: () => import(/* webpackChunkName: "applications.messages-en" */ './applications/messages/en.json'),
  hi: () => import(/* webpackChunkName: "applications.messages-hi" */ './applications/messages/hi.json'),
}

export const ofPosting: MessageLoaders = {
  en: () => import(/* webpackChunkName: "posting.messages-en" */ './posting/messages/en.json'),
  hi: () => import(/* webpackChunkName: "posting.messages-hi" */ './posting/messages/hi.json'),
}
